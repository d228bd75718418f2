import { programLength } from '@hundred/domain/days/exercises';
import { type PresetId, presetIds, presets } from '@hundred/domain/programs/presets';
import { type ProgramInForce, standardTarget, targetIn } from '@hundred/domain/programs/program';
import { type PlanStanding, programFor } from './plan-standing';
import { text } from './text';

type Props = { standing: PlanStanding; chosen: PresetId | undefined; onChoose: (id: PresetId) => void };

/** Presets to start from, each with its chart. */
export function PresetRow({ standing, chosen, onChoose }: Props) {
  return (
    <fieldset className="mt-8 grid min-w-0 grid-cols-4 gap-3 max-desktop:grid-cols-2 max-tablet:mt-5 max-tablet:gap-2 max-phone:grid-cols-1">
      <legend className="sr-only">{text.presets}</legend>
      {presetIds.map((id) => {
        const { name, description, exercises } = presets[id];
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
            className="grid content-start gap-0.5 rounded-3 border border-line bg-surface px-4 pt-3.5 pb-3 text-left hover:border-edge aria-pressed:border-transparent aria-pressed:inset-ring-2 aria-pressed:inset-ring-ink max-tablet:p-3"
          >
            <Sketch
              path={standing.path}
              // Drawn as if it had been in use since Day 1.
              inForce={programFor({ ...standing, fromDay: 1 }, exercises({ ...standing, fromDay: 1 }))}
            />
            <b className="font-[680]">{name}</b>
            <span className="text-[0.8125rem] font-[520] text-ink-3">{description(standing.path)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** The preset Plateau bends at Day 51 (`presets.ts` of the domain), so both days beside the bend are drawn. */
const sketchedDays = [1, 25, 50, 51, 75, programLength];
/** The size of a sketch, and the room that its lines leave at the edges. At the right edge it is twice that of the left. */
const sketch = { width: 200, height: 44, sides: 2, bottom: 2, top: 4 };

/** A small chart of push-ups over the hundred days, against the run's targets. */
function Sketch({ path, inForce }: { path: PlanStanding['path']; inForce: ProgramInForce }) {
  const highest = standardTarget(path, 'pushups', programLength);
  const { width, height, sides, bottom } = sketch;
  const pointOf = (day: number, target: number) => {
    const x = sides + (day / programLength) * (width - 3 * sides);
    const y = height - bottom - (target / highest) * (height - bottom - sketch.top);
    return `${x} ${y}`;
  };
  const line = (targetOn: (day: number) => number) =>
    `M${sketchedDays.map((day) => pointOf(day, targetOn(day))).join('L')}`;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mb-2 h-11 w-full fill-none max-tablet:h-9"
    >
      <path
        d={line((day) => standardTarget(path, 'pushups', day))}
        vectorEffect="non-scaling-stroke"
        strokeWidth={1.5}
        strokeDasharray="3 3"
        className="stroke-edge"
      />
      <path
        d={line((day) => targetIn(inForce, 'pushups', day))}
        vectorEffect="non-scaling-stroke"
        strokeWidth={2.5}
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-ink"
      />
    </svg>
  );
}
