/** What is stored about people, by the headings of the privacy policy. Every table about people quotes its text. */
export const storedDataTexts = {
  'Your account':
    'Your sign-in service gives us an ID and your email address. That is how we know it is you. You choose a display name. We show it only where you want. If you were invited by email, we keep that address. We delete it when you join or the invitation ends. We also keep emails that we have not sent you yet. We note if your address refuses our email.',
  'Your challenge':
    'We keep which exercises you completed on which day, and how many reps. We also keep how long they took and how hard they felt. We keep your recovery sessions, rest days, restarts, Century Club path and badges. From all this we work out your day, streak, statistics and calendar.',
  'Your settings':
    'We keep your time zone, language and reminder time. We keep your age group if you give one. We keep which reminders you want and when, and which early access features you try. We also keep whether your name and a VIP ring appear on leaderboards. If you use boosts, we keep your reason and your hard weekdays.',
  Reminders:
    'For reminders, we keep the address your browser made for push messages. We also keep the name of that browser and system. Your browser’s push service delivers the message. Its content is encrypted on the way. If you subscribe with your calendar, we keep a fingerprint of the calendar’s address. Nobody can work out the address from it.',
  Together:
    'If you join others, we keep which teams, challenges and rooms you joined or left, and when. We keep whom you nudged or blocked. We keep what you reported, and what others reported about you. Members see your name, day, streak and whether today is done. They see your completed days and reps. They never see your age group, training plan, effort, times or email. If you share in the community, we keep that choice. We also keep your milestones of the last two weeks, and your cheers.',
  Purchases:
    'We keep which Premium plan you bought and when. We also keep the payment provider’s reference. Only the payment provider gets your card details. We never see them.',
  Support:
    'We keep what you write to support and our answer. We also keep the browser details you send with it. We delete everything 180 days after we close your question.',
  'Technical records':
    'The server stores the time, web address and result of each request. This helps us find faults and abuse. We never use these records to profile you. We keep what an operator does for your account, and who the operators are. We keep which announcement you read last. After you delete your account, we keep a scrambled code until your last sign-in expires.',
};
