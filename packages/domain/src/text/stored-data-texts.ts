/** What is stored about people, by the headings of the privacy policy. Every table about people quotes its text. */
export const storedDataTexts = {
  'Your account':
    'The sign-in service gives us an identifier and e-mail address. You choose your display name. We need them to know that it is you, and to show your name where you want. If an operator invited you by e-mail, we keep that address until you join or the invitation ends. We also keep e-mails on their way to you, and whether your address refuses our e-mail.',
  'Your challenge':
    'Which exercises you completed on which day, how many reps, how long it took and how hard you say it was. Also your recovery sessions, rest days, restarts, Century Club path and badges. Your day, streak, statistics and calendar are worked out from it.',
  'Your settings':
    'Your time zone, language, reminder time, and your age group if you give one. Also which reminders you want and when, which previews you try, and whether your name and a VIP ring appear on leaderboards. If you use boosts: your own reason and the weekdays you find hard.',
  Reminders:
    'If you turn them on: the address your browser made for push messages, and which browser and system it belongs to. Your browser’s push service delivers the message. Its content is encrypted on the way. If you subscribe with your calendar: a fingerprint of the calendar’s address. Nobody can work out the address from it.',
  Together:
    'If you join others: which teams, challenges and rooms you belong to or have left, and since when. Also whom you nudged or blocked, what you reported, and what was reported of you. Members see your name, day, streak, whether today is done, and your reps of the days that count. They never see your age group, training plan, effort, times or e-mail. If you share in the community: that you do, the milestones of the last two weeks, and your cheers.',
  Purchases:
    'Which Premium plan you bought, when, and the payment provider’s reference. Only the payment provider gets your card details. We never see them.',
  Support:
    'What you write to support, the browser details you send along, and our answer. We delete both 180 days after your question is closed.',
  'Technical records':
    'The server stores the time, address and result of requests, to find faults and abuse. We never use them to profile you. What an operator does for your account is stored too. After you delete your account, we keep a scrambled code until its last sign-in expires. We also store which announcement you read last. Who may use the desk is stored too.',
};
