import { type ExerciseId, exerciseIds, exerciseNames } from '@hundred/domain/days/exercises';
import { creditOf, type MovementId, movements, movementsFor } from '@hundred/domain/movements/movements';
import { type SuitedFor, suitedFor } from '@hundred/domain/movements/suited';
import { standardMovement } from '@hundred/domain/programs/program';
import { creditNote, creditSentence } from '@hundred/domain/text/credit';
import { useId, useState } from 'react';
import { Card } from '../../ui/card';
import { MovementFigure } from '../../ui/figures/movement-figure';
import { ChoiceTiles } from '../../ui/forms/choice-tiles';
import { CardHead } from './card-head';
import type { EditorProps, ExerciseChoice } from './editor-props';
import { withMovement } from './plan-draft';
import { text } from './text';

/** Each filter shows only movements for people with a restriction, such as sore wrists, all for the same exercise. */
const filters = (Object.keys(suitedFor) as SuitedFor[]).map((id) => ({
  id,
  name: suitedFor[id].name,
  suited: suitedFor[id].movements,
  exercise: movements[suitedFor[id].movements[0]].slot,
}));

/** Which movement each of the three exercises uses, and what it counts. */
export function MovementsCard(props: EditorProps & ExerciseChoice) {
  const { standing, exercises, problemAt, onChange, exercise, onExercise } = props;
  const id = useId();
  const [chosenFilter, setChosenFilter] = useState<SuitedFor>();
  // A filter of another exercise has no effect.
  const activeFilter = filters.find((filter) => filter.id === chosenFilter && filter.exercise === exercise);
  const suited: readonly MovementId[] | undefined = activeFilter?.suited;
  const shownMovements = movementsFor(exercise).filter((movement) => !suited || suited.includes(movement));
  const credits = new Set(exerciseIds.map((slot) => creditOfSlot(slot, props)));
  const countsFully = exerciseIds.every(
    (slot) => creditOf(exercises[slot].movement, standardOfSlot(slot, props)) === 100,
  );
  const label = text.movementFor({ exercise: standing.names[exercise] });
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={text.movements}>
        {credits.size === 1 && !countsFully && <p className="text-sm text-ink-2">{credits}</p>}
      </CardHead>
      <ExerciseButtons {...props} showsCredits={credits.size > 1} />
      <h3 className="mt-6 mb-2.5 text-lg">{label}</h3>
      <FilterButtons
        activeFilter={activeFilter?.id}
        onFilter={(pressedFilter, filteredExercise) => {
          setChosenFilter(pressedFilter === activeFilter?.id ? undefined : pressedFilter);
          onExercise(filteredExercise);
        }}
      />
      <ChoiceTiles
        label={label}
        className="grid-cols-6 max-desktop:grid-cols-3 vast:grid-cols-3 max-phone:grid-cols-2"
        tiles={shownMovements.map((movement) => ({
          value: movement,
          // A knee push-up is only "Knee" here, because the label names the exercise.
          name: movements[movement].name.replace(` ${exerciseNames[exercise]}`, ''),
          note: creditNote(movement, standardMovement(standing.path, exercise)),
          picture: <MovementFigure movement={movement} size={56} />,
        }))}
        chosen={exercises[exercise].movement}
        error={problemAt(`exercises.${exercise}.movement`)}
        onChoose={(movement) => onChange(withMovement(exercises, exercise, movement))}
      />
    </Card>
  );
}

type Planned = Pick<EditorProps, 'standing' | 'exercises'>;

// `exercise` is the selected one of the three exercises, a `slot` is any of them.

const standardOfSlot = (slot: ExerciseId, { standing }: Planned) => standardMovement(standing.path, slot);

const creditOfSlot = (slot: ExerciseId, planned: Planned) =>
  creditSentence(planned.exercises[slot].movement, standardOfSlot(slot, planned));

/** The three exercises with their movements. The pressed one is selected. */
function ExerciseButtons({
  exercise,
  onExercise,
  showsCredits,
  ...planned
}: Planned & ExerciseChoice & { showsCredits: boolean }) {
  const { standing, exercises } = planned;
  return (
    <fieldset className="grid min-w-0 gap-3 tablet:grid-cols-3 max-tablet:gap-2">
      <legend className="sr-only">{text.exercise}</legend>
      {exerciseIds.map((slot) => {
        const { movement } = exercises[slot];
        return (
          <button
            key={slot}
            type="button"
            aria-pressed={slot === exercise}
            onClick={() => onExercise(slot)}
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-3 rounded-3 border border-line p-3.5 text-left tablet:max-desktop:gap-x-2 hover:border-edge aria-pressed:border-transparent aria-pressed:inset-ring-2 aria-pressed:inset-ring-ink max-tablet:py-3"
          >
            <MovementFigure movement={movement} size={52} />
            <span>
              {movement !== standardOfSlot(slot, planned) && (
                <span className="label block text-[0.8125rem]">{standing.names[slot]}</span>
              )}
              <b className="block text-[1.0625rem] leading-tight font-[680] tablet:max-desktop:text-base">
                {movements[movement].name}
              </b>
            </span>
            {showsCredits && (
              <span className="col-span-full mt-2 text-sm text-ink-2">{creditOfSlot(slot, planned)}</span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

type FilterProps = {
  activeFilter: SuitedFor | undefined;
  onFilter: (filter: SuitedFor, exercise: ExerciseId) => void;
};

function FilterButtons({ activeFilter, onFilter }: FilterProps) {
  return (
    <fieldset className="mb-3.5 flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{text.showOnly}</legend>
      {filters.map(({ id, name, exercise }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === activeFilter}
          onClick={() => onFilter(id, exercise)}
          className="min-h-11 rounded-2 px-3.5 text-sm font-[600] inset-ring-[1.5px] inset-ring-edge hover:bg-sunk/60 aria-pressed:bg-invert aria-pressed:text-on-invert aria-pressed:inset-ring-transparent"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
