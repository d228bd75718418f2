import type { Today } from '@hundred/contract/today';
import { addDays } from '@hundred/domain/days/civil-date';
import { programLength } from '@hundred/domain/days/exercises';
import { earliestFinish, type RunAhead, withOffWeekdays } from '@hundred/domain/insights/ahead/run-ahead';
import { mostOffWeekdays } from '@hundred/domain/programs/plan-limits';
import { scheduledPlan } from '@hundred/domain/schedule/scheduled-plan';
import { type FormEvent, useState } from 'react';
import { formatDate } from '../../platform/format/format';
import { weekdayNames } from '../../platform/time/weekdays';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { TitledCard } from '../../ui/titled-card';
import { UsePlanButton } from './editor/adopt-button';
import { doesPlanStartTomorrow, startDayOf } from './plan-standing';
import { text } from './text';
import { useAdoptPlan } from './use-adopt-plan';

type Props = {
  today: Today;
  run: RunAhead;
  /** Whether Premium, which weekdays off need, is in force. */
  canAdopt: boolean;
};

/** Sets the weekdays off, and says when Day 100 is with them. */
export function WeekdaysCard({ today, run, canAdopt }: Props) {
  const plan = today.plan?.plan ?? null;
  const planOffWeekdays = plan?.offWeekdays ?? [];
  // Without Premium the plan keeps its weekdays off, but they do not apply.
  const savedOffWeekdays = canAdopt ? planOffWeekdays : [];
  const haveWeekdaysEnded = !canAdopt && planOffWeekdays.length > 0;
  const [unsavedOffWeekdays, setUnsavedOffWeekdays] = useState<number[]>();
  const offWeekdays = unsavedOffWeekdays ?? savedOffWeekdays;
  const { adopt, isAdopting, refusal, clearRefusal } = useAdoptPlan((adopted) => {
    // Weekdays that were changed while saving stay a draft.
    if (areSameWeekdays(offWeekdays, adopted?.offWeekdays ?? [])) setUnsavedOffWeekdays(undefined);
  });
  const hasMostOff = offWeekdays.length >= mostOffWeekdays;
  const isChanged = !areSameWeekdays(offWeekdays, savedOffWeekdays);
  const start = startDayOf(today);
  const startsOn = start === 'today' ? run.today : addDays(run.today, 1);
  const changedRun = withOffWeekdays(run, offWeekdays, { startsOn, isOffToday: today.isScheduledRest });

  function toggle(weekday: number) {
    clearRefusal();
    const isOff = offWeekdays.includes(weekday);
    const others = offWeekdays.filter((other) => other !== weekday);
    setUnsavedOffWeekdays(isOff ? others : [...offWeekdays, weekday].sort());
  }
  function save(event: FormEvent) {
    event.preventDefault();
    if (isAdopting || !isChanged) return;
    adopt(scheduledPlan(plan, today.path, offWeekdays));
  }

  return (
    <TitledCard title={text.weekdays}>
      <form onSubmit={save}>
        <fieldset aria-describedby="week-means">
          <legend className="mb-3 text-ink-2">
            {haveWeekdaysEnded ? text.weekdaysOffEnded : text.weekdayOff}
          </legend>
          {/* The gaps belong to the buttons, so that seven buttons of 44 px, the least for a finger, fit a phone. */}
          <div className="-mx-[3px] grid grid-cols-7 gap-y-1.5 max-[23rem]:grid-cols-4">
            {weekdayNames().map(({ short, long }, weekday) => {
              const isOff = offWeekdays.includes(weekday);
              return (
                <WeekdayButton
                  key={long}
                  short={short}
                  long={long}
                  isOff={isOff}
                  disabled={!canAdopt || (!isOff && hasMostOff)}
                  onToggle={() => toggle(weekday)}
                />
              );
            })}
          </div>
        </fieldset>
        <p id="week-means" role="status" className="mt-3">
          {/* Unchanged weekdays keep the dates from and until which they are off. Without Premium none are. */}
          {weekText(isChanged ? changedRun : { ...run, offWeekdays })}
          {hasMostOff && ` ${text.leastDays}`}
        </p>
        {refusal && (
          <p role="alert" className="mt-3 flex items-start gap-1.5 text-sm font-[560] text-missed-ink">
            <Icon name="warning" size={18} className="mt-px" />
            {refusal.message}
          </p>
        )}
        {canAdopt && (
          <UsePlanButton
            type="submit"
            start={start}
            isUnchanged={!isChanged}
            startsTomorrow={doesPlanStartTomorrow(today, run.today)}
            isBusy={isAdopting}
            look="ink"
            className="mt-4 max-tablet:w-full"
          />
        )}
      </form>
    </TitledCard>
  );
}

const areSameWeekdays = (some: readonly number[], others: readonly number[]) => some.join() === others.join();

type WeekdayProps = { short: string; long: string; isOff: boolean; disabled: boolean; onToggle: () => void };

function WeekdayButton({ short, long, isOff, disabled, onToggle }: WeekdayProps) {
  return (
    <button
      type="button"
      aria-pressed={!isOff}
      aria-label={long}
      disabled={disabled}
      onClick={onToggle}
      className="rounded-2 px-[3px] text-sm font-[640] disabled:cursor-not-allowed"
    >
      <span
        className={classNames(
          'grid min-h-16 place-items-center content-center gap-1 rounded-2 border-[1.5px]',
          isOff ? 'border-edge bg-transparent text-ink-2' : 'border-ink bg-invert text-on-invert',
        )}
      >
        {short}
        {isOff ? <span className="text-xs font-[560]">{text.off}</span> : <Icon name="check" size={15} />}
      </span>
    </button>
  );
}

/** "You train 5 days a week. You reach Day 100 around June 12, 2026 if you miss no days." */
function weekText(run: RunAhead): string {
  const { offWeekdays, offUntil } = run;
  const days = 7 - offWeekdays.length;
  const date = earliestFinish(run);
  const week =
    days < 7 && offUntil !== null && offUntil < date
      ? text.daysAWeekUntil({ days, date: formatDate(offUntil) })
      : text.daysAWeek({ days });
  return `${week} ${text.finish({ day: programLength, date: formatDate(date) })}`;
}
