import { longestCoveredGap, restAllowance } from '@hundred/domain/challenge/facts/allowance';
import { graceHour, mostDaysLate } from '@hundred/domain/challenge/facts/limits';
import { formatTimeOfDay } from '../../platform/time/time-of-day';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import type { HundredDays } from '../../ui/hundred-grid/geometry';
import { HundredGrid } from '../../ui/hundred-grid/hundred-grid';
import { text } from './text';

/** Until when a workout that started before midnight can be finished. The hour has one digit. */
const graceEnd = `0${graceHour}:00`;
/** The examples beside the rules. The seam of 5 is what came between Day 4 and Day 5. */
const openDay: HundredDays = { today: 7, todayDone: false, streak: 6 };
const restedStreak: HundredDays = { today: 8, todayDone: false, streak: 7, seams: { 5: 'rest' } };
const brokenStreak: HundredDays = { today: 8, todayDone: false, streak: 3, seams: { 5: 'missed' } };

type Props = {
  isOpen: boolean;
  /** Whether rest days are unlimited, because the installation includes Premium for everybody. */
  isUnlimited?: boolean | undefined;
  onClose: () => void;
};

/** The rules of the challenge from the person's point of view. */
export default function HowItWorksSheet({ isOpen, isUnlimited = false, onClose }: Props) {
  const allowance = isUnlimited
    ? text.restDays.unlimited
    : text.restDays.allowance({ restDays: restAllowance });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      look="sheet"
      title={text.title}
      footer={
        <Button look="ink" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable by keyboard
        tabIndex={0}
        className="grid gap-8"
      >
        <RulePart
          title={text.days.title}
          days={openDay}
          paragraphs={[
            [text.days.reps, text.days.otherReps],
            [text.days.complete, text.days.oneADay],
            [text.days.grace({ time: formatTimeOfDay(graceEnd) })],
            [text.days.timer, text.days.timerPause],
          ]}
        />
        <RulePart
          title={text.streaks.title}
          days={brokenStreak}
          paragraphs={[[text.streaks.count], [text.streaks.end, text.streaks.stays]]}
        />
        <RulePart
          title={text.restDays.title}
          days={restedStreak}
          paragraphs={[
            [allowance, text.restDays.effect],
            [text.restDays.automatic({ days: longestCoveredGap }), text.restDays.wholeGap],
            [text.restDays.weekdays],
          ]}
        />
        <RulePart
          title={text.travel.title}
          paragraphs={[[text.travel.zones, text.travel.offline({ days: mostDaysLate })]]}
        />
      </div>
    </Dialog>
  );
}

type RulePartProps = {
  title: string;
  days?: HundredDays;
  /** The sentences of each paragraph. */
  paragraphs: readonly (readonly string[])[];
};

function RulePart({ title, days, paragraphs }: RulePartProps) {
  return (
    <section>
      <h3>{title}</h3>
      {days && <HundredGrid days={days} show="row" className="my-4" />}
      <div className="mt-2 grid gap-2 text-ink-2">
        {paragraphs.map((sentences) => (
          <p key={sentences[0]}>{sentences.join(' ')}</p>
        ))}
      </div>
    </section>
  );
}
