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
import { text } from './text';

const DiscardDialog = lazyDialog(() => import('./discard-dialog'));

/** What the product is, for people who are not signed in, and the button that signs them in. */
export function LoginPage({ header }: { header: ReactNode }) {
  usePageTitle(text.pageTitle);
  return (
    <div className="flex min-h-dvh flex-col">
      {header}
      <main className="page-width flex flex-1 flex-col">
        <div className="grid flex-1 items-center gap-6 pb-8 tablet:grid-cols-2 tablet:gap-8 desktop:grid-cols-[minmax(0,1fr)_min(max(520px,31vw),max(22rem,calc(100svh-18.5rem)))] desktop:gap-18 desktop:pb-7">
          <div>
            <h1 className="text-poster vast:text-[7rem] leading-[.94] font-[800] tracking-[-.04em]">
              {/* Lines of their own, so that the heading breaks the same in any font and nothing moves when ours
                  arrives. */}
              {text.title.map((line) => (
                <span key={line} className="block">
                  {`${line} `}
                </span>
              ))}
            </h1>
            <p className="mt-3 mb-5 text-lg leading-[1.4] text-ink-2 tablet:mt-5.5 tablet:mb-8 tablet:text-xl vast:text-[1.5rem]">
              {text.lede}
            </p>
            <PendingNotice />
            <ContinueButton />
            {/* `text-wrap` instead of "pretty" lines, which would break elsewhere once our font replaces its fallback. */}
            <p className="mt-3 max-w-[44ch] text-wrap text-sm text-ink-3 tablet:mt-4">
              {text.acceptance({
                terms: (
                  <Link to="/terms" className="text-link whitespace-nowrap text-ink-2">
                    {text.terms}
                  </Link>
                ),
                privacy: (
                  <Link to="/privacy" className="text-link text-ink-2">
                    {text.privacy}
                  </Link>
                ),
              })}
            </p>
          </div>
          <figure className="text-[0.8125rem] font-[580] text-ink-2 max-tablet:-order-1 tablet:text-sm">
            <p className="mb-2 tablet:mb-3">{text.firstDay}</p>
            <GridPoster label={text.grid} />
            {/* As wide as its text in Archivo and left-aligned, because right-aligned text would move when the font
                arrives. */}
            <figcaption className="mt-2 ml-auto w-[8.25em] whitespace-nowrap tablet:mt-3">
              {text.lastDay}
            </figcaption>
          </figure>
        </div>
        <ul className="grid gap-5 border-t border-line pt-5.5 pb-12 tablet:grid-cols-2 tablet:gap-8 tablet:pb-7 desktop:grid-cols-4">
          <Blurb title={text.exercisesTitle}>{text.exercises}</Blurb>
          <Blurb title={text.stepTitle}>{text.step}</Blurb>
          <Blurb title={text.restTitle}>{text.rest({ restDays: restAllowance })}</Blurb>
          <Blurb title={text.proofTitle}>{text.proof}</Blurb>
        </ul>
      </main>
    </div>
  );
}

function Blurb({ title, children }: { title: string; children: string }) {
  return (
    <li>
      <h2 className="mb-1 text-base">{title}</h2>
      <p className="text-md leading-[1.45] text-ink-2">{children}</p>
    </li>
  );
}

/**
 * Says what this device has not sent yet. Signing out here leaves nothing behind, so pending commands mean that the
 * session ended elsewhere.
 */
function PendingNotice() {
  const [pending, setPending] = useState(nothingPending);
  const [isAsking, setAsking] = useState(false);
  // The page is prerendered, so what this device holds is shown after hydration.
  useEffect(() => setPending(countsOnDevice()), []);
  const focusProps = useHeldFocus();
  if (countOf(pending) === 0) return <div {...focusProps} />;
  return (
    <div {...focusProps}>
      <p role="status" className="mb-4 max-w-[44ch] rounded-2 bg-sunk p-3 font-[560]">
        {text.signedOut({ unsent: countsText(pending) })}{' '}
        {/* Inline, so that the next action stays in place; its padding enlarges the touch target. */}
        <button type="button" className="text-link -my-3 py-3 text-ink-2" onClick={() => setAsking(true)}>
          {text.discardInstead}
        </button>
      </p>
      {isAsking && (
        <DiscardDialog
          pending={pending}
          onDiscarded={() => setPending(countsOnDevice())}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** For browsers that do not tell when they are idle. */
const idleAfterMs = 200;

function ContinueButton() {
  const adapter = useSessionAdapter();
  const session = useSession();
  const { state } = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { prepare } = adapter;

  // Loads after the first paint what signing in needs, so that it is ready when the person presses the button.
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    const runWhenIdle =
      globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, idleAfterMs));
    runWhenIdle(prepare);
  }, [prepare]);

  async function signIn() {
    setBusy(true);
    setFailure(undefined);
    const outcome = await adapter.signIn(state?.from);
    setBusy(false);
    if (!outcome.ok) setFailure(outcome.message);
  }

  /** Whether the page came back from signing in elsewhere and is completing the sign-in. */
  const isCompleting = session.state === 'loading' && session.completing === true;
  const { problem: sessionProblem, notice } = session.state === 'signed-out' ? session : {};
  const problem = failure ?? sessionProblem;
  return (
    <>
      <Button
        look="next"
        size="large"
        busy={isBusy || isCompleting}
        onClick={signIn}
        className="max-tablet:w-full"
      >
        {isCompleting ? text.completing : text.signIn}
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
