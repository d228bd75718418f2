import { restAllowance } from '@hundred/domain/challenge/facts/allowance';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { usePageTitle } from '../../platform/look/page-title';
import { useSession, useSessionAdapter } from '../../platform/session';
import { countOf, countsText, nothingPending } from '../../sync/status/pending-counts';
import { countsOnDevice } from '../../sync/status/stored-counts';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/feedback/lazy-part';
import { useHeldFocus } from '../../ui/focus/use-held-focus';
import { GridPoster } from '../../ui/hundred-grid/poster';

const DiscardWaiting = lazyDialog(() => import('./discard-waiting'));

const blurbs = [
  { title: 'Three exercises', text: 'Push-ups, sit-ups and jumping jacks. No equipment, no gym.' },
  { title: 'One more each day', text: 'The step is small enough to take, every day, for a hundred days.' },
  {
    title: 'Room to rest',
    text: `Your ${restAllowance} rest days keep your streak alive when life gets in the way.`,
  },
  { title: 'Proof you did it', text: 'A grid that fills, badges to earn, a leaderboard to climb.' },
];

export function LoginPage({ header }: { header: ReactNode }) {
  usePageTitle('Log in');
  return (
    <div className="flex min-h-dvh flex-col">
      {header}
      <main className="page-width flex flex-1 flex-col">
        <div className="grid flex-1 items-center gap-6 pb-8 tablet:grid-cols-2 tablet:gap-8 desktop:grid-cols-[minmax(0,1fr)_520px] desktop:gap-18 desktop:pb-7">
          <div>
            <h1 className="text-poster leading-[.94] font-[800] tracking-[-.04em]">
              {/* Lines of their own, so that the heading breaks the same in any font and nothing moves when ours
                  arrives. */}
              <span className="block">Transform </span>
              <span className="block">Your Body </span>
              <span className="block">in 100 Days</span>
            </h1>
            <p className="mt-3 mb-5 text-lg leading-[1.4] text-ink-2 tablet:mt-5.5 tablet:mb-8 tablet:text-xl">
              Start with 10 reps, add 1 each day.
            </p>
            <WaitingNotice />
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
            </p>
          </div>
          <figure className="text-[0.8125rem] font-[580] text-ink-2 max-tablet:-order-1 tablet:text-sm">
            <p className="mb-2 tablet:mb-3">Day 1: 10 reps</p>
            <GridPoster />
            {/* As wide as its text in Archivo and left-aligned, because right-aligned text would move when the font
                arrives. */}
            <figcaption className="mt-2 ml-auto w-[8.25em] whitespace-nowrap tablet:mt-3">
              Day 100: 109 reps
            </figcaption>
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

/** Signing out here leaves nothing behind, so pending commands mean that the session ended elsewhere. */
function WaitingNotice() {
  const [waiting, setWaiting] = useState(nothingPending);
  const [isAsking, setAsking] = useState(false);
  // The page is prerendered, so what this device holds is shown after hydration.
  useEffect(() => setWaiting(countsOnDevice()), []);
  const held = useHeldFocus();
  if (countOf(waiting) === 0) return <div {...held} />;
  const isOne = countOf(waiting) === 1;
  return (
    <div {...held}>
      <p role="status" className="mb-4 max-w-[44ch] rounded-2 bg-sunk p-3 font-[560]">
        Your session ended: it ran out, or you signed out elsewhere. {countsText(waiting)}{' '}
        {isOne ? 'waits' : 'wait'} on this device. Log in again, and nothing is lost.{' '}
        {/* Inline, so that the next action stays in place; its padding enlarges the touch target. */}
        <button type="button" className="text-link -my-3 py-3 text-ink-2" onClick={() => setAsking(true)}>
          Discard {isOne ? 'it' : 'them'}
        </button>
      </p>
      {isAsking && (
        <DiscardWaiting
          waiting={waiting}
          onDiscarded={() => setWaiting(countsOnDevice())}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function ContinueButton() {
  const adapter = useSessionAdapter();
  const session = useSession();
  const { state } = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { prepare } = adapter;

  // Preloads after the first paint what signing in needs, so that it is ready at the press.
  useEffect(() => {
    const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
    idle(prepare);
  }, [prepare]);

  async function signIn() {
    setBusy(true);
    setFailure(undefined);
    const outcome = await adapter.signIn(state?.from);
    setBusy(false);
    if (!outcome.ok) setFailure(outcome.message);
  }

  const isCompleting = session.state === 'loading' && session.completing === true;
  const { problem: reason, notice } = session.state === 'signed-out' ? session : {};
  const problem = failure ?? reason;
  return (
    <>
      <Button
        look="next"
        size="large"
        busy={isBusy || isCompleting}
        onClick={signIn}
        className="max-tablet:w-full"
      >
        {isCompleting ? 'Completing sign in...' : 'Sign in or create account'}
      </Button>
      {problem && !isBusy && (
        <p role="alert" className="mt-3 max-w-[44ch] rounded-2 bg-missed-soft p-3 font-[560] text-missed-ink">
          {problem}
        </p>
      )}
      {notice && !problem && (
        <p role="status" className="mt-3 max-w-[44ch] rounded-2 bg-sunk p-3 font-[560]">
          {notice}
        </p>
      )}
    </>
  );
}
