import type { HistoryEntry } from '../../../challenge/views';

const exercise = { completed: false, reps: 0, target: 10, timeSeconds: null };

/** A run with one letter per date: c for complete, r for rest, m for missed, p for partial, o for open. */
export function runOfLetters(letters: string): HistoryEntry[] {
  const statuses = { c: 'complete', r: 'rest', m: 'missed', p: 'partial', o: 'open' } as const;
  let dayNumber = 1;
  let streak = 0;
  return [...letters].map((letter, index) => {
    const status = statuses[letter as keyof typeof statuses];
    if (status === 'complete') streak += 1;
    // The last date is today, whose partial day may still be completed.
    if (status === 'missed' || (status === 'partial' && index < letters.length - 1)) streak = 0;
    const entry: HistoryEntry = {
      date: `2026-06-${String(index + 1).padStart(2, '0')}`,
      status,
      dayNumber,
      targetReps: 9 + dayNumber,
      totalRepsCompleted: 0,
      streak,
      allCompleted: status === 'complete',
      usedRestDay: status === 'rest',
      exercises: { pushups: exercise, situps: exercise, jumpingJacks: exercise },
    };
    if (status === 'complete') dayNumber += 1;
    return entry;
  });
}
