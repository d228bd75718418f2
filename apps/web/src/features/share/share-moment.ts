import type { Today } from '@hundred/contract/today';
import type { ShareMoment } from '@hundred/domain/sharing/share-text';
import type { Stats } from '../../challenge/views';

/** The day to share, with the reps of all runs. */
export const shareMomentOf = (today: Today, user: Stats['user']): ShareMoment => ({
  season: today.isCenturyClub ? 2 : 1,
  dayNumber: today.dayNumber,
  streak: today.currentStreak,
  totalReps: user.totalRepsCompleted,
});
