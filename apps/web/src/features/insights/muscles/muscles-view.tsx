import type { MuscleHint, MuscleWeek } from '@hundred/domain/insights/muscle-weeks';
import { type MuscleGroup, muscleGroups } from '@hundred/domain/movements/muscles';
import { Link } from 'react-router';
import { Card } from '../../../ui/card';
import { ChartFrame } from '../../../ui/charts/chart-frame';
import { ColumnPicture } from '../column-picture';
import { formatShortDate } from '../date-format';
import { formatRounded } from '../format-rounded';
import { BodyFigure } from './body-figure';
import { hintText, regions, regionVolumes, weekRange, weeksTable, weeksText } from './muscle-text';
import { text } from './text';
import { fillClasses, type VolumeStep, volumeStep } from './volume-steps';

type Props = {
  weeks: readonly MuscleWeek[];
  /** The last full week with any volume. */
  shown: MuscleWeek;
  hint: MuscleHint | null;
  today: string;
};

/** How the legend shows the parts of a column, by their looks. */
const legendSigns = {
  ink: { sign: 'cell', color: 'var(--color-ink)' },
  done: { sign: 'cell', color: 'var(--color-done)' },
  hatch: { sign: 'hatch', color: 'var(--color-ink-3)' },
  outline: { sign: 'outline', color: 'var(--color-ink-3)' },
} as const;

const seriesOfRegions = () =>
  regions.map(({ id, look }) => ({ name: text.regions[id], ...legendSigns[look] }));

/** The muscle groups in the shown week, and by region in all weeks. */
export function MusclesView({ weeks, shown, hint, today }: Props) {
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 desktop:gap-6 vast:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <WeekCard week={shown} today={today} />
        <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] desktop:gap-6 vast:grid-cols-1">
          <ChartFrame
            title={text.byWeek}
            summary={weeksText(weeks, today)}
            series={seriesOfRegions()}
            table={weeksTable(weeks, today)}
          >
            <ColumnPicture
              looks={regions.map(({ look }) => look)}
              columns={weeks.map((week) => ({
                name: formatShortDate(week.sunday),
                parts: regionVolumes(week.volume),
                isStrong: week === shown,
                ...(week.isUnfinished ? { note: text.soFar } : {}),
              }))}
            />
          </ChartFrame>
          <div className="grid gap-4">
            {hint && <Hint {...hintText(hint)} />}
            {/* Always true: no movement that is counted here is a pull. */}
            <Hint title={text.noPulling} reason={text.noPullingReason} />
          </div>
        </div>
      </div>
      <p className="mt-6 max-w-[60ch] text-sm text-ink-3">{text.estimate}</p>
    </>
  );
}

function WeekCard({ week, today }: { week: MuscleWeek; today: string }) {
  const groups = muscleGroups.toSorted((one, other) => week.volume[other] - week.volume[one]);
  const largest = Math.max(...Object.values(week.volume));
  const stepOf = (group: MuscleGroup) => volumeStep(week.volume[group], largest);
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg">{text.lastFullWeek}</h2>
        <p className="text-sm text-ink-2">{weekRange(week, today)}</p>
      </div>
      <div className="mt-5 grid grid-cols-1 gap-x-12 gap-y-6 desktop:grid-cols-[3fr_2fr]">
        <div>
          <div className="flex justify-evenly gap-4">
            <BodyFigure side="front" stepOf={stepOf} />
            <BodyFigure side="back" stepOf={stepOf} />
          </div>
          <ul className="mx-auto mt-5 grid w-fit grid-cols-2 gap-x-4 gap-y-1 text-sm font-[520] text-ink-2 tablet:grid-cols-4">
            {([1, 2, 3, 4] as const).map((step) => (
              <li key={step} className="inline-flex items-center gap-2">
                <Swatch step={step} />
                {text.steps[step]}
              </li>
            ))}
          </ul>
        </div>
        <div className="@container/groups">
          <ul>
            {groups.map((group) => (
              <GroupRow
                key={group}
                group={group}
                volume={week.volume[group]}
                largest={largest}
                step={stepOf(group)}
              />
            ))}
          </ul>
          <p className="mt-4 text-sm text-ink-3">{text.volumeExplained}</p>
        </div>
      </div>
    </Card>
  );
}

type GroupProps = { group: MuscleGroup; volume: number; largest: number; step: VolumeStep };

function GroupRow({ group, volume, largest, step }: GroupProps) {
  return (
    <li className="grid min-h-11 grid-cols-[16px_minmax(0,6.5rem)_minmax(0,1fr)_minmax(3.25rem,auto)] items-center gap-3 border-line @max-[17rem]/groups:grid-cols-[16px_minmax(0,1fr)_auto] not-first:border-t">
      <Swatch step={step} />
      <span className="font-[580]">{text.groups[group]}</span>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-2 w-full @max-[17rem]/groups:hidden"
      >
        <rect width={100} height={4} className="fill-sunk" />
        <rect width={largest === 0 ? 0 : (100 * volume) / largest} height={4} className={fillClasses[step]} />
      </svg>
      <span className="text-right font-[720]">{formatRounded(volume)}</span>
    </li>
  );
}

function Swatch({ step }: { step: VolumeStep }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 flex-none">
      <rect width={16} height={16} rx={3.5} className={fillClasses[step]} />
    </svg>
  );
}

function Hint({ title, reason, movement }: ReturnType<typeof hintText>) {
  return (
    <Card>
      <h2 className="text-lg">{title}</h2>
      <p className="mt-2 text-ink-2">{reason}</p>
      {movement && (
        <Link to={`/form/${movement}`} className="text-link mt-2 inline-flex min-h-11 items-center">
          {text.seeMovement}
        </Link>
      )}
    </Card>
  );
}
