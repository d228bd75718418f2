const milestoneDays: readonly number[] = [10, 25, 50, 75, 100];

/** Whether completing this day is told by a notification of its own. */
export function isMilestoneDay(dayNumber: number): boolean {
  return milestoneDays.includes(dayNumber);
}
