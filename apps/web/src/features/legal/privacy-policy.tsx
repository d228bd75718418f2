import { storedDataTexts } from '@hundred/domain/text/stored-data-texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LegalList, LegalPage, LegalSection } from './legal-page';

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
        <LegalList items={Object.entries(storedDataTexts).map(([term, text]) => ({ term, text }))} />
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
          Lifetime you may switch on a VIP ring beside your name. Your e-mail address and calendar are never
          shown to others. Your age group is seen only in that your row stands on its board, under your name
          if you show it. What you share is up to you.
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
          Settings. Your e-mail address is that of your sign-in: where another company’s service lets you
          change it, it follows here; with our own it cannot be changed.
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
