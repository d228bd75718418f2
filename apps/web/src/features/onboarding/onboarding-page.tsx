import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '../../platform/look/page-title';
import { useSession } from '../../platform/session';
import { classNames } from '../../ui/class-names';
import type { HundredDays } from '../../ui/hundred-grid/geometry';
import { HundredGrid } from '../../ui/hundred-grid/hundred-grid';
import { removeDraft, useDraft, validDraft } from './draft';
import { HowItWorksStep } from './how-it-works-step';
import { ReminderStep } from './reminder-step';
import { StartStep } from './start-step';
import { stepCount, useSteps } from './steps';
import { text } from './text';
import { useStart } from './use-start';

const beforeDayOne: HundredDays = { today: 1, todayDone: false, streak: 0 };

/** Three steps to Day 1. */
export function OnboardingPage() {
  const { step, next, back } = useSteps();
  const session = useSession();
  const uid = session.state === 'signed-in' ? session.person.uid : '';
  const [draft, changeDraft] = useDraft(uid);
  const startDraft = validDraft(draft);
  const start = useStart(startDraft, () => removeDraft(uid));
  const lines = text.titles[step];
  usePageTitle(lines.join(' '));
  return (
    <div className="grid gap-x-12 vast:pt-[8vh] tablet:max-desktop:roomy:grid-cols-[minmax(0,1fr)_240px] desktop:gap-x-24 desktop:grid-cols-[minmax(0,1fr)_400px] vast:grid-cols-[minmax(0,1fr)_520px]">
      <div className="max-w-[44rem]">
        <Dots step={step} />
        <Heading step={step}>
          {lines.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </Heading>
        {step === 1 && <HowItWorksStep onContinue={next} />}
        {step === 2 && <ReminderStep draft={draft} onChange={changeDraft} onContinue={next} onBack={back} />}
        {step === 3 && (
          <StartStep
            draft={startDraft}
            isStarting={start.isPending || start.isSuccess}
            isWaiting={start.isPaused || start.failureCount > 0}
            onStart={() => start.mutate()}
            onBack={back}
          />
        )}
      </div>
      <HundredGrid days={beforeDayOne} className="hidden tablet:roomy:block" />
    </div>
  );
}

function Dots({ step }: { step: number }) {
  return (
    <div role="img" aria-label={text.step({ step, total: stepCount })} className="mb-4 flex gap-2">
      {Array.from({ length: stepCount }, (_, index) => index + 1).map((dot) => (
        <span
          key={dot}
          className={classNames(
            'h-3 rounded-[3px] transition-[width] duration-(--duration-fill)',
            dot === step ? 'w-8' : 'w-3',
            dot <= step ? 'bg-ink' : 'border-[1.5px] border-edge',
          )}
        />
      ))}
    </div>
  );
}

/** A new step takes the focus, for keyboards and screen readers. */
function Heading({ step, children }: { step: number; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (step === shownStep.current) return;
    shownStep.current = step;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
