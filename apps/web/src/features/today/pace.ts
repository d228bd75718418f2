import type { ExerciseId } from '@hundred/domain/days/exercises';
import { useState } from 'react';
import { keepValue, readKept } from '../../platform/kept-value';
import { canSpeak } from '../../platform/speech';

/** Who counts: every touch, or a beat that is heard, as a tick or as the number. */
const paceKinds = ['touch', 'metronome', 'voice'] as const;
export type PaceKind = (typeof paceKinds)[number];
export type Pace = { kind: PaceKind; perMinute: number };

const slowest = 6;
const fastest = 90;

/** A push-up is counted by the nose or the chin; the others leave no hand free for the phone either. */
export const hasPace = (exercise: ExerciseId): boolean => exercise !== 'pushups';

const usual: Record<ExerciseId, Pace> = {
  pushups: { kind: 'touch', perMinute: 20 },
  situps: { kind: 'touch', perMinute: 22 },
  jumpingJacks: { kind: 'touch', perMinute: 50 },
};

export const availableKinds = (): PaceKind[] => paceKinds.filter((kind) => kind !== 'voice' || canSpeak());

export const faster = ({ kind, perMinute }: Pace, by: number): Pace => ({
  kind,
  perMinute: Math.min(fastest, Math.max(slowest, perMinute + by)),
});

const keyOf = (exercise: ExerciseId) => `hundred:pace:${exercise}`;

/** What was chosen last on this device. Whatever cannot be read is the usual. */
function readPace(exercise: ExerciseId): Pace {
  const kept = readKept(keyOf(exercise)) as Partial<Pace> | null;
  const kind = availableKinds().find((known) => known === kept?.kind);
  if (!hasPace(exercise) || !kind || !Number.isInteger(kept?.perMinute)) return usual[exercise];
  return faster({ kind, perMinute: Number(kept?.perMinute) }, 0);
}

export function useKeptPace(exercise: ExerciseId): [Pace, (pace: Pace) => void] {
  const [pace, setPace] = useState(() => readPace(exercise));
  const choose = (next: Pace) => {
    keepValue(keyOf(exercise), next);
    setPace(next);
  };
  return [pace, choose];
}
