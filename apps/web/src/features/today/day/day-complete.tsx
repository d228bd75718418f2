import type { Today } from '@hundred/contract/today';
import type { ReactNode, RefObject } from 'react';
import { formatDuration, formatNumber } from '../../../platform/format/format';
import { ExerciseCards } from '../cards/exercise-cards';
import type { DaySlots } from './day-slots';
import { repsOfDay, secondsOfDay } from './day-state';
import { completeText, openingText } from './next-opening';
import { text } from './text/completed-day';
import { text as dayText } from './text/open-day';
import { useNextDayOpening } from './use-next-day-opening';

type Props = {
  today: Today;
  /** Gets the focus when the stage closes, because the button that had it is gone. */
  returnTo: RefObject<HTMLElement | null>;
  slots: DaySlots;
};

/** The day after its celebration: its figures, what comes next, and the cards for reading. */
export default function DayComplete({ today, returnTo, slots }: Props) {
  const opening = useNextDayOpening(today);
  const seconds = secondsOfDay(today);
  const openingLine = !today.finished && openingText(today, opening);
  return (
    <section
      ref={returnTo}
      tabIndex={-1}
      data-day-complete
      aria-label={dayText.day({ day: today.dayNumber })}
      className="scroll-mt-32"
    >
      {today.isCenturyClub && <div className="mb-3">{slots.membership}</div>}
      <h1 className="text-poster max-tablet:text-[10.2vw]">{text.dayComplete({ day: today.dayNumber })}</h1>
      <p className="mt-4 max-w-[46ch] text-xl leading-[1.35] text-balance text-ink-2 max-tablet:text-lg">
        {completeText(today, opening)}
      </p>
      {openingLine && <p className="mt-2 text-ink-3">{openingLine}</p>}
      <div className="mt-6 tablet:grid tablet:grid-cols-[minmax(0,1fr)_auto] tablet:gap-x-6 desktop:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <dl className="flex flex-wrap gap-y-3 divide-x divide-line max-phone:divide-x-0">
          <Figure label={today.finished ? text.repsOn({ day: today.dayNumber }) : text.repsToday}>
            {formatNumber(repsOfDay(today))}
          </Figure>
          {seconds !== undefined && <Figure label={text.time}>{formatDuration(seconds)}</Figure>}
        </dl>
        <div className="tablet:col-span-full">{slots.people}</div>
        {/* From tablets up the buttons stand beside the figures. */}
        <div className="max-tablet:mt-6 tablet:contents">{slots.completeActions}</div>
      </div>
      <div className="mt-6 while-coming:invisible">
        <ExerciseCards today={today} />
        {slots.numbers}
      </div>
    </section>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="px-8 first:pl-0 last:pr-0 max-tablet:px-6 max-phone:pl-0">
      <dt className="label">{label}</dt>
      <dd className="numeral mt-1.5 text-numeral-md">{children}</dd>
    </div>
  );
}
