/** What is stored about people, by the headings of the privacy policy. Every table about people quotes its text. */
export const storedDataTexts = {
  'Your account':
    'The identifier and e-mail address that the sign-in service gives us, and the display name you choose. We need them to know that it is you and to show your name where you want. If an operator invited you by e-mail: that address, until you join or the invitation ends. The mails on their way to you, and whether your address refuses our mail.',
  'Your challenge':
    'Which exercises you completed on which date, how many reps, how long it took, how hard you say it was, recovery sessions, rest days, restarts, the Century Club path you chose, and the badges you earned. Your day, streak, statistics and calendar are worked out from it.',
  'Your settings':
    'Your time zone, language, reminder time, age group if you give one, which reminders you want and when, which previews you try, your own reason and the weekdays you find hard if you use boosts, and whether your name and a VIP ring appear on leaderboards.',
  Reminders:
    'If you switch them on: the address your browser made for push messages, and which browser and system it belongs to. Your browser’s push service delivers the message; its content is encrypted on the way. If you subscribe with your calendar: a fingerprint of that address, from which the address cannot be told.',
  Together:
    'If you join others: which teams, challenges and rooms you belong to or have left, and since when; whom you nudged or blocked; what you reported, and what was reported of you. The members see your name, day, streak, whether today is done, and your reps of the dates that count; never your age group, plan, effort, times or e-mail. If you share in the community: that you do, the milestones of the last two weeks, and your cheers.',
  Purchases:
    'Which plan was bought, when, and the payment provider’s reference. Card details go to the payment provider alone; we never see them.',
  Support:
    'What you write to support, the browser details you send along, and our answer. We delete both 180 days after your question is closed.',
  'Technical records':
    'The server notes the time, address and outcome of requests, to find faults and abuse. We never use them to profile you. What an operator does for your account by hand is noted too. Of a deleted account we keep a scrambled code until its last sign-in has expired. Who may use the desk is noted, and which announcement you read last.',
};
