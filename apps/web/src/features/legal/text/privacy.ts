import { defineText } from '../../../ui/language/define-text';

export const text = defineText('legal/privacy', {
  title: 'Privacy Policy',
  lede: 'Hundred keeps what the challenge needs, and nothing else. We don’t track you, show ads, or sell data. You can export your data or delete your account at any time.',
  stored: { title: 'What we keep, and why' },
  notDone: {
    title: 'What we don’t do',
    text: 'We don’t track or profile you. We use no analytics service and no ads. We sell no data. We work out your statistics from your own workouts. Our pages load nothing from other companies, except services you use, like sign-in.',
  },
  others: {
    title: 'Who else is involved',
    signIn: 'The sign-in service confirms who you are. Your browser’s push service delivers reminders.',
    payments: 'The payment provider takes payments.',
    coach:
      'The operator can set up an AI model for the coach. Your questions then go to that model. We also send your day, targets, last 14 days, rest days, forecast and effort. We don’t send your name, email or age group. We store neither question nor answer.',
    limits:
      'Each service gets only what it needs. We share your data with nobody else, unless the law forces us to.',
  },
  visible: {
    title: 'What others can see',
    board:
      'Your leaderboard row shows your rank, day, streak, reps and up to three badges. It also shows whether you used your own plan. Your name is Anonymous there until you turn on “Show my name on leaderboards” in Settings.',
    ring: 'With Lifetime you can show a VIP ring beside your name.',
    ringWithoutPlans: 'If your account has a VIP ring, you can show it beside your name.',
    hidden:
      'Others never see your email address or calendar. Only the board for your age group shows your age group. Your name appears on that board if you allow it.',
    community:
      'In the community, others see your milestones only if you share them. Your name shows there if leaderboards show it, but never if you’re under 20. Milestones disappear after two weeks. They also disappear when you restart the challenge or stop sharing.',
  },
  device: {
    title: 'On your device',
    essential: 'Hundred needs all of this. We use no other cookies.',
    items: {
      signIn: {
        term: 'To keep you signed in',
        text: 'Your sign-in, in your browser’s storage or in a cookie.',
      },
      choices: {
        term: 'To remember choices',
        text: 'We store your theme and when you closed the install hint. We also store whether you saw the privacy notice and the introduction.',
      },
      camera: {
        term: 'To count with the camera',
        text: 'The camera counter’s files, if you try it in early access. Camera pictures stay on this device. We never send or save them.',
      },
      offline: {
        term: 'To work offline',
        text: 'A copy of your challenge, unsent workouts, and unsent questions to Support.',
      },
    },
  },
  duration: {
    title: 'How long we keep it',
    account: 'We keep your account and workouts until you delete your account. A restart keeps your history.',
    push: 'We delete the address for push messages when you turn reminders off or the address stops working. We keep technical records as long as we need them to protect the service.',
    deletion:
      'When you delete your account, we delete its data at once: your workouts, settings, badges, leaderboard rows and addresses for push messages.',
    code: 'After the deletion, we keep a scrambled code until your last sign-in expires. The code stops the deleted account from coming back.',
    purchases: 'We keep a record of each purchase, without personal data. The law requires it.',
  },
  rights: {
    title: 'Your rights',
    export: {
      term: 'Export',
      text: 'Go to Settings, then Security, and choose Export My Data. You get everything in one file. You can import it on another server that runs Hundred.',
    },
    deletion: {
      term: 'Deletion',
      text: 'Go to Settings, then Security, and choose Delete Account. “How long we keep it” says what remains.',
    },
    correction: {
      term: 'Correction',
      text: 'Change your name, age group and settings in Settings. Change your email address in Settings, then Security. If another service signs you in, change the address at that service. We then use the new address too.',
    },
    more: 'Your local law may give you more rights. For example, you can object to our use of your data, or restrict it. You can complain to a data protection authority.',
  },
  children: {
    title: 'Children',
    text: 'Hundred is for people aged 13 and older. We don’t knowingly keep data of younger children.',
  },
  changes: {
    title: 'Changes and questions',
    text: 'We announce important changes in the app before they take effect. Questions? Use the Support page.',
    terms: 'Read the Terms of Service',
  },
});
