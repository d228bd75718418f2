import type { ExerciseId } from '@hundred/domain/days/exercises';
import { useState } from 'react';
import { canSpeak } from '../../../../platform/device/speech';
import { readStoredFields } from '../../../../platform/storage/stored-fields';
import { storeValue } from '../../../../platform/storage/stored-value';

/** What counts a rep: every touch, or a beat that is heard as a tick or as a spoken number. */
const paceKinds = ['touch', 'metronome', 'voice'] as const;
export type PaceKind = (typeof paceKinds)[number];
export type CountingPace = { kind: PaceKind; perMinute: number };

/** The limits of the speed, in beats a minute. */
const slowest = 6;
const fastest = 90;

/** Push-ups are counted by the nose or the chin, so they need no pace. */
export const hasPace = (exercise: ExerciseId): boolean => exercise !== 'pushups';

const defaultPaces: Record<ExerciseId, CountingPace> = {
  pushups: { kind: 'touch', perMinute: 20 },
  situps: { kind: 'touch', perMinute: 22 },
  jumpingJacks: { kind: 'touch', perMinute: 50 },
};

export const availableKinds = (): PaceKind[] => paceKinds.filter((kind) => kind !== 'voice' || canSpeak());

const withinLimits = (perMinute: number) => Math.min(fastest, Math.max(slowest, perMinute));

export const changePace = ({ kind, perMinute }: CountingPace, by: number): CountingPace => ({
  kind,
  perMinute: withinLimits(perMinute + by),
});

const keyOf = (exercise: ExerciseId) => `hundred:pace:${exercise}`;

/** The last choice on this device. An invalid stored value becomes the default. */
function readPace(exercise: ExerciseId): CountingPace {
  const stored = readStoredFields(keyOf(exercise), { kind: 'string', perMinute: 'number' });
  const kind = availableKinds().find((candidate) => candidate === stored?.kind);
  if (!hasPace(exercise) || !stored || !kind || !Number.isInteger(stored.perMinute))
    return defaultPaces[exercise];
  return { kind, perMinute: withinLimits(stored.perMinute) };
}

export function useStoredPace(exercise: ExerciseId): [CountingPace, (pace: CountingPace) => void] {
  const [pace, setPace] = useState(() => readPace(exercise));
  const choose = (next: CountingPace) => {
    storeValue(keyOf(exercise), next);
    setPace(next);
  };
  return [pace, choose];
}
