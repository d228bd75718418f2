import type { CenturyClubPath } from '@hundred/domain/century-club/paths';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { ExerciseFigure } from '../../ui/exercise-figure';

type Props = {
  path: CenturyClubPath;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
};

/** One of three ways through season 2: the whole card is its radio button. */
export function PathCard({ path, group, isChosen, onChoose }: Props) {
  return (
    <label className="group relative flex cursor-pointer flex-col rounded-4 border border-line bg-surface p-5 transition-colors duration-(--duration-fast) hover:border-edge has-checked:border-transparent has-checked:ring-2 has-checked:ring-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-5 has-focus-visible:outline-ink">
      <span className="flex items-start justify-between gap-3">
        <span>
          <b className="block text-xl leading-tight font-[720] tracking-[-.015em]">{path.name}</b>
          <span className="mt-1.5 block text-md text-ink-2">
            {path.difficulty} · {path.focus}
          </span>
        </span>
        <input
          type="radio"
          name={group}
          value={path.id}
          checked={isChosen}
          onChange={onChoose}
          aria-label={path.name}
          aria-describedby={`${group}-${path.id}`}
          className="sr-only"
        />
        <ChosenSign />
      </span>
      <span id={`${group}-${path.id}`} className="mt-4 flex flex-1 flex-col">
        <span className="sr-only">
          {path.difficulty}, {path.focus}.{' '}
        </span>
        <span className="block text-ink-2">{path.description}</span>
        <span className="mt-5 grid gap-2 border-t border-line pt-4">
          {exerciseIds.map((id, index) => (
            <span key={id} className="flex items-center gap-3 font-[580]">
              <ExerciseFigure name={id} size={34} />
              {path.sampleExercises[index]}
            </span>
          ))}
        </span>
      </span>
    </label>
  );
}

/** An empty cell; the chosen one is filled and checked. */
function ChosenSign() {
  return (
    <svg width={28} height={28} viewBox="0 0 28 28" fill="none" aria-hidden="true" className="flex-none">
      <rect
        x={1}
        y={1}
        width={26}
        height={26}
        rx={6}
        strokeWidth={1.5}
        className="stroke-edge group-has-checked:fill-invert group-has-checked:stroke-invert"
      />
      <path
        d="m7.5 14.500 4.200 4.200 8.800-9.600"
        strokeWidth={2.8}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-invert opacity-0 group-has-checked:opacity-100"
      />
    </svg>
  );
}
