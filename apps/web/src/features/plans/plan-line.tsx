import { type ExerciseId, programLength } from '@hundred/domain/days/exercises';
import { type ProgramInForce, targetIn } from '@hundred/domain/programs/program';
import { formatNumber } from '../../platform/format/format';
import type { CompletedRunDay } from './plan-standing';
import { text } from './text';

type Props = {
  inForce: ProgramInForce;
  id: ExerciseId;
  /** The number of the day on which the plan starts. */
  from: number;
  completedDays: readonly CompletedRunDay[];
};

/**
 * A chart of all hundred days: the standard targets, which are those without a plan, the targets of the completed days,
 * and the targets of the plan from its first day on.
 */
export function PlanLine(props: Props) {
  return (
    <>
      {/* Each drawing has about the width at which it is shown, so that its texts stay readable. */}
      <Picture {...props} width={500} height={240} className="max-vast:hidden" />
      <Picture {...props} width={760} height={290} className="max-tablet:hidden vast:hidden" />
      <Picture {...props} width={330} height={230} className="tablet:hidden" />
    </>
  );
}

const days = Array.from({ length: programLength }, (_, index) => index + 1);

/** The height of the two lines of a label at the end of the chart, in units of the drawing. */
const labelHeight = 30;

type PictureProps = Props & { width: number; height: number; className: string };

function Picture({ inForce, id, from, completedDays, width, height, className }: PictureProps) {
  const standard = (day: number) => targetIn({ ...inForce, program: inForce.standard }, id, day);
  const planned = (day: number) => targetIn(inForce, id, day);
  const [lastStandard, lastPlanned] = [standard(programLength), planned(programLength)];
  const highest = Math.max(lastStandard, lastPlanned, ...completedDays.map(({ targets }) => targets[id]));
  const frame = { left: 34, right: width - 66, floor: height - 26, ceiling: 32 };
  const x = (day: number) => frame.left + ((day - 1) / (programLength - 1)) * (frame.right - frame.left);
  const y = (reps: number) => frame.floor - (reps / highest) * (frame.floor - frame.ceiling);
  const pathOf = (points: readonly (readonly [day: number, reps: number])[]) =>
    points
      .map(([day, reps], index) => `${index ? 'L' : 'M'}${x(day).toFixed(1)} ${y(reps).toFixed(1)}`)
      .join('');
  // Labels that would overlap move apart: the one of the higher figure up, the other one down.
  const shift = Math.max(0, labelHeight - Math.abs(y(lastPlanned) - y(lastStandard))) / 2;
  const shiftOfStandard = lastPlanned > lastStandard ? shift : -shift;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={`w-full ${className}`}>
      {marksUpTo(highest).map((reps) => (
        <g key={reps}>
          <path d={`M${frame.left} ${y(reps)}H${frame.right}`} className="stroke-line" />
          <text x={frame.left - 8} y={y(reps) + 4} textAnchor="end" className="fill-ink-3 text-[12px]">
            {formatNumber(reps)}
          </text>
        </g>
      ))}
      {[1, 25, 50, 75, 100].map((day) => (
        <text key={day} x={x(day)} y={height - 6} textAnchor="middle" className="fill-ink-3 text-[12px]">
          {day === 1 ? text.firstDayMark : day}
        </text>
      ))}
      <path
        d={pathOf(days.map((day) => [day, standard(day)]))}
        className="fill-none stroke-edge"
        strokeWidth={1.5}
        strokeDasharray="3 3"
      />
      <path
        d={pathOf(completedDays.map(({ dayNumber, targets }) => [dayNumber, targets[id]]))}
        className="fill-none stroke-done"
        strokeWidth={3}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d={`M${x(from)} ${frame.ceiling}V${frame.floor}`} className="stroke-edge" strokeDasharray="2 3" />
      <path
        d={pathOf(days.slice(from - 1).map((day) => [day, planned(day)]))}
        className="fill-none stroke-ink"
        strokeWidth={3}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle
        cx={x(from)}
        cy={y(planned(from))}
        r={5}
        className="fill-surface stroke-ink"
        strokeWidth={2.5}
      />
      {lastPlanned === lastStandard ? (
        <EndName
          x={frame.right}
          y={y(lastPlanned)}
          figure={lastPlanned}
          name={text.day({ day: programLength })}
        />
      ) : (
        <>
          <EndName
            x={frame.right}
            y={y(lastStandard) + shiftOfStandard}
            figure={lastStandard}
            name={text.standardLine}
          />
          <EndName
            x={frame.right}
            y={y(lastPlanned) - shiftOfStandard}
            figure={lastPlanned}
            name={text.ownLine}
          />
        </>
      )}
    </svg>
  );
}

function EndName({ x, y, figure, name }: { x: number; y: number; figure: number; name: string }) {
  return (
    <text x={x + 9} y={y} className="fill-ink text-[14px] font-[760]">
      {formatNumber(figure)}
      <tspan x={x + 9} dy={14} className="fill-ink-3 text-[12px] font-[520]">
        {name}
      </tspan>
    </text>
  );
}

/** Round figures from 0 up, with at most four of them above 0. */
function marksUpTo(highest: number): number[] {
  const step = [5, 10, 20, 30, 50, 100, 150].find((size) => highest / size < 4.5) ?? 150;
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
}
