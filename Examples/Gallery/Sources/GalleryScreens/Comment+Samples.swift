// SPDX-License-Identifier: Apache-2.0

extension Comment {
  /// A walk along the coast, talked about in several languages; the third comment has no replies.
  package static let mixed: [Comment] = [
    Comment(
      id: 1,
      text: "Which way to the lighthouse?",
      replies: ["Left at the harbor, then along the cliffs."]
    ),
    Comment(
      id: 2,
      text: "Best light for photos",
      replies: [
        "An hour before sunset 🌅",
        "Mornings are quieter, and the fog makes the rocks look like islands. Bring a tripod.",
        "Mind the tide table!",
      ]
    ),
    Comment(id: 3, text: "Lost: one red scarf"),
    Comment(
      id: 4,
      text: "주말에 같이 걸을 사람?",
      replies: [
        "저요! 토요일 오전이면 좋겠어요.",
        "일요일은 비가 온다고 하니 토요일로 정해요. 등대 앞 주차장에서 아홉 시에 만나요.",
        "김밥은 제가 싸 갈게요 🍙",
      ]
    ),
    Comment(
      id: 5,
      text: "متى يفتح المقهى؟",
      replies: ["كل يوم من الثامنة صباحًا.", "في الشتاء يفتح الساعة 10 فقط."]
    ),
    Comment(
      id: 6,
      text: "יש מקום לאוהל?",
      replies: ["כן, ליד החוף הצפוני.", "מחיר ללילה: 12 אירו."]
    ),
    Comment(
      id: 7,
      text: "Dogs 🐕 welcome?",
      replies: ["👍", "👨‍👩‍👧‍👦 + 🐶🐶 came last week, no problem 🇰🇷🇮🇪"]
    ),
    Comment(
      id: 8,
      text: "Bus back to town",
      replies: (1...6).map { "Line 20\($0) leaves at \(14 + $0):1\($0)" }
    ),
    Comment(
      id: 9,
      text: "A headline so long that it has to become smaller or lose its last words",
      replies: ["It does both, in that order."]
    ),
    Comment(id: 10, text: "Thank you all", replies: ["See you next year!"]),
  ]

  /// The same walk in Korean only.
  package static let korean: [Comment] = [
    Comment(id: 1, text: "등대로 가는 길은 어디인가요?", replies: ["항구에서 왼쪽으로 가세요."]),
    Comment(
      id: 2,
      text: "사진 찍기 좋은 시간",
      replies: [
        "해 지기 한 시간 전이 제일 좋아요 🌅",
        "아침은 사람이 적고 안개가 끼면 바위가 섬처럼 보여요. 삼각대를 꼭 챙기세요.",
        "물때를 확인하세요!",
      ]
    ),
    Comment(id: 3, text: "빨간 목도리를 잃어버렸어요"),
    Comment(
      id: 4,
      text: "주말에 같이 걸을 사람?",
      replies: ["저요! 토요일 오전이면 좋겠어요.", "아홉 시에 등대 앞에서 만나요.", "김밥은 제가 싸 갈게요 🍙"]
    ),
    Comment(id: 5, text: "카페는 언제 여나요?", replies: ["매일 오전 8시부터요.", "겨울에는 10시에 열어요."]),
    Comment(id: 6, text: "텐트를 칠 자리가 있나요?", replies: ["네, 북쪽 해변 옆에 있어요.", "하룻밤에 1만 2천 원이에요."]),
    Comment(id: 7, text: "강아지도 갈 수 있나요? 🐕", replies: ["👍", "지난주에 두 마리와 다녀왔어요."]),
    Comment(
      id: 8,
      text: "시내로 돌아가는 버스",
      replies: (1...6).map { "20\($0)번 버스는 \(2 + $0)시 1\($0)분에 떠나요" }
    ),
    Comment(id: 9, text: "모두 고맙습니다", replies: ["내년에 또 만나요!"]),
  ]

  /// The same walk in Arabic only.
  package static let arabic: [Comment] = [
    Comment(id: 1, text: "أين الطريق إلى المنارة؟", replies: ["يسارًا عند الميناء."]),
    Comment(
      id: 2,
      text: "أفضل ضوء للصور",
      replies: [
        "قبل الغروب بساعة 🌅",
        "الصباح أهدأ، والضباب يجعل الصخور تبدو كأنها جزر. أحضر معك حامل الكاميرا ولا تنس المظلة.",
        "انتبه إلى جدول المد والجزر!",
      ]
    ),
    Comment(id: 3, text: "فقدت وشاحًا أحمر"),
    Comment(id: 4, text: "متى يفتح المقهى؟", replies: ["من الساعة 8 صباحًا.", "في الشتاء من 10."]),
    Comment(id: 5, text: "هل الكلاب مسموحة؟ 🐕", replies: ["👍", "نعم، مع مقود (leash)."]),
    Comment(
      id: 6,
      text: "الحافلة إلى المدينة",
      replies: (1...6).map { "الخط 20\($0) في الساعة \(14 + $0):1\($0)" }
    ),
    Comment(id: 7, text: "شكرًا للجميع", replies: ["إلى اللقاء في العام القادم!"]),
  ]
}
