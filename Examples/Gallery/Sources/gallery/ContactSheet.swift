// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The page that shows all pictures, a row of them for each script.
///
/// It needs nothing but the pictures beside it: no script, no font and no network.
struct ContactSheet {
  var chapters: [Chapter]

  /// The page's source.
  func html() -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Gallery</title>
    <style>
    \(ContactSheet.css)
    </style>
    </head>
    <body>
    <header>
    <h1>Gallery</h1>
    <p>\(summary)</p>
    <nav>
    \(chapters.map(link).joined(separator: "\n"))
    </nav>
    </header>
    <main>
    \(chapters.map(section).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private var summary: String {
    let count = chapters.reduce(0) { $0 + $1.pictures.count }
    return "\(count) pictures of \(chapters.count) runs. A click shows a picture in full size."
  }

  private func link(to chapter: Chapter) -> String {
    "<a href=\"#\(ContactSheet.escaped(chapter.name))\">\(ContactSheet.escaped(chapter.title))</a>"
  }

  private func section(_ chapter: Chapter) -> String {
    """
    <section id="\(ContactSheet.escaped(chapter.name))">
    <h2>\(ContactSheet.escaped(chapter.title))</h2>
    <p>\(ContactSheet.escaped(chapter.summary))</p>
    <div class="strip">
    \(chapter.pictures.enumerated().map { figure($0.element, number: $0.offset + 1) }
      .joined(separator: "\n"))
    </div>
    </section>
    """
  }

  private func figure(_ picture: Picture, number: Int) -> String {
    let file = ContactSheet.escaped(picture.file)
    let caption = ContactSheet.escaped(picture.caption)
    return """
      <figure>
      <a href="\(file)"><img src="\(file)" alt="\(caption)" loading="lazy"></a>
      <figcaption><b>\(number)</b> \(caption)</figcaption>
      </figure>
      """
  }

  /// Text that means itself in HTML, in quotes too.
  private static func escaped(_ text: String) -> String {
    text
      .replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }

  /// Colors follow the browser's appearance; the pictures' height is that of an iPhone 15's screen.
  private static let css = """
    :root {
      color-scheme: light dark;
      --page: #f4f4f6; --text: #1c1c1e; --quiet: #6b6b70; --line: #d1d1d6; --link: #0062cc;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #161618; --text: #f2f2f7; --quiet: #a0a0a6; --line: #3a3a3c; --link: #4da3ff;
      }
    }
    body {
      margin: 0; padding: 32px 24px 64px; background: var(--page); color: var(--text);
      font: 15px/1.45 system-ui, sans-serif;
    }
    h1 { margin: 0; font-size: 30px; }
    h2 { margin: 48px 0 0; font-size: 21px; }
    p { margin: 4px 0 0; color: var(--quiet); }
    nav { display: flex; flex-wrap: wrap; gap: 6px 18px; margin-top: 16px; }
    a { color: var(--link); text-decoration: none; }
    .strip { display: flex; flex-wrap: wrap; gap: 24px 20px; margin-top: 16px; }
    figure { width: 216px; margin: 0; }
    img {
      display: block; width: 214px; aspect-ratio: 393 / 852; border: 1px solid var(--line);
      border-radius: 22px; background: #8883;
    }
    figcaption { margin-top: 8px; font-size: 13px; color: var(--quiet); }
    figcaption b { color: var(--text); }
    """
}
