import { exerciseIds, exerciseNames } from '@hundred/domain/days/exercises';
import { movements, movementsFor } from '@hundred/domain/movements/movements';
import { Link } from 'react-router';
import { MovementFigure } from '../../ui/figures/movement-figure';
import { text } from './text/text';

/** All movements, grouped by the exercise that they can replace. */
export function MovementList() {
  return exerciseIds.map((exerciseId) => (
    <section key={exerciseId} className="mt-8 first-of-type:mt-0">
      <h2>{text.withAlternatives({ exercise: exerciseNames[exerciseId] })}</h2>
      <ul className="mt-3 grid grid-cols-2 gap-2 tablet:grid-cols-3 tablet:gap-4 wide:grid-cols-6">
        {movementsFor(exerciseId).map((id) => (
          <li key={id}>
            <Link
              to={`/form/${id}`}
              className="grid h-full content-start justify-items-center gap-2 rounded-3 border border-line bg-surface px-3 py-4 text-center leading-tight font-[640] no-underline [--ground:var(--color-surface)] hover:border-edge"
            >
              <MovementFigure movement={id} size={96} className="vast:size-34" />
              {movements[id].name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
