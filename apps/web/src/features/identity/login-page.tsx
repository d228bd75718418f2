import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '../../platform/page-title';
import { useSessionAdapter } from '../../platform/session';
import { Button } from '../../ui/button';
import { GridPoster } from '../../ui/hundred-grid/poster';
import { toast } from '../../ui/toast-store';

const blurbs = [
  { title: 'Three exercises', text: 'Push-ups, sit-ups and jumping jacks. No equipment, no gym.' },
  { title: 'One more each day', text: 'The step is small enough to take, every day, for a hundred days.' },
  { title: 'Room to rest', text: 'Three rest days keep your streak alive when life gets in the way.' },
  { title: 'Proof you did it', text: 'A grid that fills, badges to earn, a leaderboard to climb.' },
];

export function LoginPage({ header }: { header: ReactNode }) {
  usePageTitle('Log in');
  return (
    <div className="flex min-h-dvh flex-col">
      {header}
      <main className="page-width flex flex-1 flex-col">
        <div className="grid flex-1 items-center gap-6 pb-8 tablet:gap-10 desktop:grid-cols-[minmax(0,1fr)_520px] desktop:gap-18 desktop:pb-7">
          <div>
            <h1 className="text-poster leading-[.94] font-[800] tracking-[-.04em]">
              {/* Lines of their own: the heading breaks the same in any font, so nothing moves when ours arrives. */}
              <span className="block">Transform </span>
              <span className="block">Your Body </span>
              <span className="block">in 100 Days</span>
            </h1>
            <p className="mt-3 mb-5 text-lg leading-[1.4] text-ink-2 tablet:mt-5.5 tablet:mb-8 tablet:text-xl">
              Start with 10 reps, add 1 each day.
            </p>
            <ContinueButton />
            <p className="mt-3 max-w-[44ch] text-sm text-ink-3 tablet:mt-4">
              By continuing you accept the{' '}
              <Link to="/terms" className="text-link text-ink-2">
                Terms of Service
              </Link>{' '}
              and{' '}
              <Link to="/privacy" className="text-link text-ink-2">
                Privacy Policy
              </Link>
              .
            </p>
          </div>
          <figure className="text-[0.8125rem] font-[580] text-ink-2 max-tablet:-order-1 tablet:text-sm tablet:max-desktop:max-w-[520px]">
            <p className="mb-2 tablet:mb-3">Day 1: 10 reps</p>
            <GridPoster />
            <figcaption className="mt-2 text-right tablet:mt-3">Day 100: 109 reps</figcaption>
          </figure>
        </div>
        <ul className="grid gap-5 border-t border-line pt-5.5 pb-12 tablet:grid-cols-2 tablet:gap-8 tablet:pb-7 desktop:grid-cols-4">
          {blurbs.map(({ title, text }) => (
            <li key={title}>
              <h2 className="mb-1 text-base">{title}</h2>
              <p className="text-md leading-[1.45] text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

function ContinueButton() {
  const session = useSessionAdapter();
  const [isBusy, setBusy] = useState(false);

  async function signIn() {
    setBusy(true);
    const outcome = await session.signIn();
    setBusy(false);
    if (!outcome.ok) toast(outcome.message, 'error');
  }

  return (
    <Button look="next" size="large" busy={isBusy} onClick={signIn} className="max-tablet:w-full">
      Continue with your account
    </Button>
  );
}
