import type { MovementId } from './movements';

/** The movements for people who have to train around a restriction, by that restriction. */
export const suitedFor = {
  wrists: { name: 'Wrist-friendly', movements: ['inclinePushup', 'wallPushup'] },
  knees: { name: 'Knee-friendly', movements: ['march', 'stepJack'] },
  noJumping: { name: 'No jumping', movements: ['march', 'stepJack', 'squat'] },
  lowerBack: { name: 'Easier on the lower back', movements: ['deadBug', 'plank', 'crunch'] },
} as const satisfies Record<string, { name: string; movements: readonly MovementId[] }>;

export type SuitedFor = keyof typeof suitedFor;
