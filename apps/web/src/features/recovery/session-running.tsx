import { type Mobility, mobility } from '@hundred/domain/recovery/mobility';
import { type SessionPlan, type SessionStep, stepsOf } from '@hundred/domain/recovery/sessions';
import { useEffect, useState } from 'react';
import { wantsNoMotion } from '../../platform/device/reduced-motion';
import { useWakeLock } from '../../platform/device/wake-lock';
import { formatNumber } from '../../platform/format/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { MobilityFigure } from './mobility-figure';
import {
  type OngoingSession,
  pauseSession,
  positionAt,
  resumeSession,
  skipStep,
  stepAt,
} from './session-timer';
import { text } from './text';

type Props = {
  ongoingSession: OngoingSession;
  sessionPlan: SessionPlan;
  onChange: (ongoingSession: OngoingSession | undefined) => void;
  onOver: () => void;
};

/** One movement after the other. The step is computed from the clock each time, so nothing drifts. */
export function SessionRunning({ ongoingSession, sessionPlan, onChange, onOver }: Props) {
  useWakeLock();
  const [isStill] = useState(wantsNoMotion);
  const now = useClock(isStill);
  const position = positionAt(ongoingSession, sessionPlan, now);
  const step = stepAt(sessionPlan, position);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the last movement is over.
  useEffect(() => {
    if (!step) onOver();
  }, [step === null]);
  if (!step) return null;
  const steps = stepsOf(sessionPlan);
  const index = steps.findIndex(({ from }) => from === step.from);
  const nextStep = steps[index + 1];
  const isGettingReady = position < step.begins;
  const { name, cues, hasSides }: Mobility = mobility[step.movement];
  const isOtherSide = hasSides === true && position >= (step.begins + step.ends) / 2;
  const seconds = secondsLeft(step, position);
  return (
    <div className="grid gap-4 desktop:grid-cols-[minmax(0,1fr)_22.5rem] desktop:items-start desktop:gap-6 vast:grid-cols-[minmax(0,1fr)_28rem]">
      <Card className="grid place-items-center">
        <MobilityFigure
          movement={step.movement}
          isMirrored={isOtherSide}
          {...(!isStill && { seconds: Math.max(0, position - step.begins) })}
          className="h-[min(20rem,56vw,22svh)] desktop:h-80"
        />
      </Card>
      <Card className="grid gap-3">
        <p className="label">
          {text.place({ number: formatNumber(index + 1), total: formatNumber(steps.length) })}
        </p>
        <h2 className="text-xl">{name}</h2>
        <p role="timer" className="numeral text-numeral-md">
          {formatNumber(seconds)}
          <span className="ml-2 text-lg font-[560] text-ink-2">
            {isGettingReady ? text.secondsToGetReady({ seconds }) : text.seconds({ seconds })}
          </span>
        </p>
        <ul className="grid gap-1 text-ink-2">
          {cues.map((cue) => (
            <li key={cue}>{cue}</li>
          ))}
        </ul>
        <p role="status" className="font-[600]">
          {announcementOf(name, isGettingReady, isOtherSide)}
        </p>
        <p className="text-sm text-ink-3">
          {nextStep ? text.nextMovement({ movement: mobility[nextStep.movement].name }) : text.lastMovement}
        </p>
        <Controls ongoingSession={ongoingSession} sessionPlan={sessionPlan} onChange={onChange} />
      </Card>
    </div>
  );
}

function Controls({ ongoingSession, sessionPlan, onChange }: Omit<Props, 'onOver'>) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {ongoingSession.haltedAt === null ? (
        <Button look="ink" onClick={() => onChange(pauseSession(ongoingSession, Date.now()))}>
          {text.pause}
        </Button>
      ) : (
        <Button look="next" onClick={() => onChange(resumeSession(ongoingSession, Date.now()))}>
          {text.resume}
        </Button>
      )}
      <Button onClick={() => onChange(skipStep(ongoingSession, sessionPlan, Date.now()))}>{text.skip}</Button>
      <Button look="text" onClick={() => onChange(undefined)}>
        {text.stop}
      </Button>
    </div>
  );
}

/** Whole seconds until the movement begins, or until it ends. */
const secondsLeft = ({ begins, ends }: SessionStep, position: number) =>
  Math.ceil((position < begins ? begins : ends) - position);

/** The announcement of a step for screen readers. */
function announcementOf(name: string, isGettingReady: boolean, isOtherSide: boolean): string {
  if (isGettingReady) return text.getReady({ movement: name });
  return isOtherSide ? text.otherSide : text.now({ movement: name });
}

/** The current time: every frame while something moves, otherwise four times a second. */
function useClock(isStill: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const update = () => setNow(Date.now());
    document.addEventListener('visibilitychange', update);
    const timer = isStill ? setInterval(update, 250) : undefined;
    let request = isStill
      ? 0
      : requestAnimationFrame(function frame() {
          update();
          request = requestAnimationFrame(frame);
        });
    return () => {
      document.removeEventListener('visibilitychange', update);
      clearInterval(timer);
      cancelAnimationFrame(request);
    };
  }, [isStill]);
  return now;
}
