import { exerciseIds } from '@hundred/domain/days/exercises';
import { type PlannedExercises, presetOf, presets } from '@hundred/domain/programs/presets';
import { hasSameExercises } from '@hundred/domain/programs/read-plan';
import { useRef } from 'react';
import { fieldsOf, planOf } from './plan-draft';
import { exercisesNow, type PlanStanding } from './plan-standing';
import { useAdoptPlan } from './use-adopt-plan';

type PlanEditOptions = {
  standing: PlanStanding;
  draft: PlannedExercises | undefined;
  onDraft: (draft: PlannedExercises | undefined) => void;
  onAdopted: () => void;
};

/** The exercises that are edited, what the server refused about them, and the ways to adopt a plan. */
export function usePlanEdit({ standing, draft, onDraft, onAdopted }: PlanEditOptions) {
  const lastSentExercises = useRef<PlannedExercises>(undefined);
  const { adopt, isAdopting, refusal, clearRefusal } = useAdoptPlan(() => {
    // A draft that was changed while saving stays a draft.
    if (draft && lastSentExercises.current && hasSameExercises(draft, lastSentExercises.current))
      onDraft(undefined);
    onAdopted();
  });
  const exercises = draft ?? exercisesNow(standing);
  const preset = presetOf(exercises, standing);
  const offWeekdays = standing.current?.plan.offWeekdays ?? [];

  return {
    exercises,
    /** The preset that these exercises are, if they are one. */
    preset,
    isUnchanged: hasSameExercises(exercises, exercisesNow(standing)),
    hasWeekdaysOff: offWeekdays.length > 0,
    isAdopting,
    refusal,
    /** Whether a card shows the refusal at its field. */
    isRefusedAtField: refusal?.field !== undefined && fieldsOf(exercises).includes(refusal.field),
    /** The exercise whose field was refused. */
    refusedExercise: exerciseIds.find((id) => refusal?.field?.startsWith(`exercises.${id}.`)),
    /** The server's error for a field. */
    problemAt: (field: string) => (refusal?.field === field ? refusal.message : undefined),
    clearRefusal,
    adopt,
    /** Replaces the draft; undefined drops it. */
    change(next: PlannedExercises | undefined) {
      clearRefusal();
      onDraft(next);
    },
    /** Adopts the exercises with the weekdays off of the current plan. */
    adoptDraft() {
      lastSentExercises.current = exercises;
      const isStandard = preset === 'standard' && offWeekdays.length === 0;
      const name = preset && presets[preset].name;
      adopt(isStandard ? null : planOf(exercises, { name, offWeekdays }));
    },
    /** Goes back to the run's own program. */
    leavePlan(onSettled: () => void) {
      lastSentExercises.current = exercises;
      adopt(null, { onSettled });
    },
  };
}
