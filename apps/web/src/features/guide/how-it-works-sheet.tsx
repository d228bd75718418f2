import { longestCoveredGap, restAllowance } from '@hundred/domain/challenge/facts/allowance';
import { graceHour, mostDaysLate } from '@hundred/domain/challenge/facts/limits';
import type { ReactNode } from 'react';
import { formatTimeOfDay } from '../../platform/time/time-of-day';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import type { HundredDays } from '../../ui/hundred-grid/geometry';
import { HundredGrid } from '../../ui/hundred-grid/hundred-grid';

const graceEnd = `0${graceHour}:00`;
const openDay: HundredDays = { today: 7, todayDone: false, streak: 6 };
const restedChain: HundredDays = { today: 8, todayDone: false, streak: 7, seams: { 5: 'rest' } };
const brokenChain: HundredDays = { today: 8, todayDone: false, streak: 3, seams: { 5: 'missed' } };

/** The rules of the challenge from the person's point of view. */
export default function HowItWorksSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      look="sheet"
      title="How days, streaks and rest days work"
      footer={
        <Button look="ink" onClick={onClose}>
          Got it
        </Button>
      }
    >
      <div className="grid gap-8">
        <Part title="A day moves when you complete it" days={openDay}>
          <p>
            Day 1 is 10 reps of each exercise, and every day adds one; a path of the Century Club and a plan
            of your own have figures of their own. A day is complete when all three are done on the same date.
            Until then the same day waits for you: nobody gets to Day 100 by waiting.
          </p>
          <p>
            Begun before midnight? You can finish the same day until {formatTimeOfDay(graceEnd)}. There is one
            day per date, so Day 8 opens the morning after Day 7.
          </p>
          <p>
            The workout timer starts when you press Start, with the first rep you count or with the first
            exercise you complete, and pauses 30 minutes after the last: a long break is no part of the
            workout.
          </p>
        </Part>
        <Part title="A streak is a chain of days" days={brokenChain}>
          <p>
            The streak counts days completed on dates that follow each other. Today does not break it while it
            is still open. A date that passes without being completed or rested does, and the chain begins
            anew.
          </p>
          <p>Your longest streak and all your reps stay, whatever happens.</p>
        </Part>
        <Part title="A rest day keeps the chain" days={restedChain}>
          <p>
            You have {restAllowance} rest days in a run of 100; Premium has no limit. A rest day bridges the
            streak, adds nothing to it, and the same day number waits for you tomorrow.
          </p>
          <p>
            Take one on purpose, or let them be spent for you: when you come back after up to{' '}
            {longestCoveredGap} missed dates and have enough left, they become rest days. You can switch that
            off in Settings.
          </p>
          <p>
            While dates are missed, fewer rest days are left with each. Once there are more of them than can
            be covered, none is spent on them, and all are there again.
          </p>
          <p>A weekday that your plan leaves out is a rest day that costs nothing.</p>
        </Part>
        <Part title="Travel and no connection">
          <p>
            Dates are those of where you are. Crossing time zones never costs a streak. What you complete
            without a connection counts for the date you did it on, up to {mostDaysLate} days later.
          </p>
        </Part>
      </div>
    </Dialog>
  );
}

function Part({ title, days, children }: { title: string; days?: HundredDays; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {days && <HundredGrid days={days} show="row" className="my-4" />}
      <div className="mt-2 grid gap-2 text-ink-2">{children}</div>
    </section>
  );
}
