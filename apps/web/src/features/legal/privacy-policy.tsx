import type { KeptPart } from '@hundred/contract/kept-parts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LegalList, LegalPage, LegalSection } from './legal-page';

const keptWords: Record<KeptPart, string> = {
  'Your account':
    'The identifier and e-mail address that the sign-in service gives us, and the display name you choose. We need them to know that it is you, and to show your name where you want it shown.',
  'Your challenge':
    'Which exercises you completed on which date, how many reps, how long it took, how hard you say it was, recovery sessions, rest days, restarts, the Century Club path you chose, and the badges you earned. This is the product: your day, streak, statistics and calendar are worked out from it.',
  'Your settings':
    'Your time zone, reminder time, age group if you give one, which reminders you want and when, which previews you try, your own reason and the weekdays you find hard if you use boosts, and whether your name and a VIP ring appear on leaderboards.',
  Reminders:
    'If you switch them on: the address your browser made for push messages, and which browser and system it belongs to. Your browser’s push service delivers the message; its content is encrypted on the way. If you subscribe with your calendar: a fingerprint of that address, from which the address cannot be told.',
  Together:
    'If you join others: which teams, challenges and rooms you belong to, and since when; whom you nudged or blocked; what you reported, and what was reported of you. The members see your name, day, streak, whether today is done, and your reps of the dates that count; never your age group, plan, effort, times or e-mail. If you share in the community: that you do, the milestones of the last two weeks, and your cheers.',
  Purchases:
    'Which plan was bought, when, and the payment provider’s reference. Card details go to the payment provider alone; we never see them.',
  Support:
    'What you write to whoever runs this, with the details of your browser that you saw and sent along, and the answer. Both are deleted 180 days after your question is closed.',
  'Technical records':
    'The server notes the time, address and outcome of requests so that faults and abuse can be found. These notes are not used to build a picture of you.',
};

const onDevice = [
  {
    term: 'To keep you signed in',
    text: 'What the sign-in service needs in your browser’s storage or in a cookie.',
  },
  {
    term: 'To remember choices',
    text: 'The theme, that you have seen this notice and the introduction, and when you last closed the install hint.',
  },
  {
    term: 'To count with the camera',
    text: 'If you try that preview: the program that counts, once you have asked for it. The camera’s pictures stay in the memory of your device while you are counted; none is kept and none is sent to us or to anyone.',
  },
  {
    term: 'To work without a connection',
    text: 'A copy of your challenge, completions that wait to be sent, and a question to Support until it is sent.',
  },
];

export function PrivacyPolicy({ header }: { header: ReactNode }) {
  return (
    <LegalPage
      header={header}
      title="Privacy Policy"
      inForceSince="16 November 2026"
      lede="Hundred keeps what the challenge needs and nothing else. There is no tracking, no advertising, and nothing is sold or shared. You can take everything with you, and delete everything, whenever you want."
    >
      <LegalSection title="What is kept, and why">
        <LegalList items={Object.entries(keptWords).map(([term, text]) => ({ term, text }))} />
      </LegalSection>
      <LegalSection title="What is not done">
        <p>
          No tracking, no analytics service, no advertising, no profiles, no sale of data. Your statistics are
          made from your own log, for you. The pages load nothing from other companies until you sign in or
          pay through one of them.
        </p>
      </LegalSection>
      <LegalSection title="Who else is involved">
        <p>
          The sign-in service confirms who you are. The payment provider takes payments. Your browser’s push
          service delivers reminders. If whoever runs this has set a model for it and you ask the coach, your
          question goes to that model together with your figures (day, targets, the last 14 days, rest days,
          forecast, effort), without your name, e-mail or age group; we keep neither the question nor the
          answer. Each receives only what its part needs. Nobody else receives anything, unless the law
          compels us.
        </p>
      </LegalSection>
      <LegalSection title="What others can see">
        <p>
          On a leaderboard your row shows your day, streak, reps and up to three badges. Your name is hidden:
          the row reads Anonymous until you switch on “Show my name on leaderboards” in Settings. With
          Lifetime you may switch on a VIP ring beside your name. Your e-mail address, age group and calendar
          are never shown to others. What you share is up to you.
        </p>
        <p>
          In the community others see your milestones if you share them, under your name only where
          leaderboards show it, and never if you are under 20. They go after two weeks, with a restart, and at
          once when you stop sharing.
        </p>
      </LegalSection>
      <LegalSection title="On your device">
        <LegalList items={onDevice} />
        <p>These are essential to the product. There are no cookies for anything else.</p>
      </LegalSection>
      <LegalSection title="How long">
        <p>
          Your account and your log are kept until you delete your account: a restart closes a run but keeps
          it in your history. Push addresses are removed when you switch reminders off or your browser
          withdraws them. Technical records are kept for as long as they help to run the service safely.
        </p>
        <p>
          When you delete your account, everything about you goes at once: log, settings, badges, leaderboard
          rows, push addresses. Two things remain. A record of each purchase without personal data, because
          accounts must be kept; and, until your last sign-in has expired, a scrambled code that keeps the
          deleted account from coming back by itself.
        </p>
      </LegalSection>
      <LegalSection title="Your rights">
        <p>
          <b className="font-[680]">Export.</b> Settings, Security, Export My Data gives you everything kept
          about you as one file, which another installation of Hundred can read.
        </p>
        <p>
          <b className="font-[680]">Deletion.</b> Settings, Security, Delete Account removes it, as described
          above.
        </p>
        <p>
          <b className="font-[680]">Correction.</b> Your name, age group and settings can be changed in
          Settings. Your e-mail address is changed with the sign-in service.
        </p>
        <p>
          Depending on where you live you may also object, restrict, or complain to a data protection
          authority. You lose nothing by asking.
        </p>
      </LegalSection>
      <LegalSection title="Children">
        <p>Hundred is for people of 13 and older. We do not knowingly keep data of younger children.</p>
      </LegalSection>
      <LegalSection title="Changes and questions">
        <p>
          A change that matters is announced in the app before it takes effect. Questions go to the Support
          page. See also the{' '}
          <Link to="/terms" className="text-link">
            Terms of Service
          </Link>
          .
        </p>
      </LegalSection>
    </LegalPage>
  );
}
