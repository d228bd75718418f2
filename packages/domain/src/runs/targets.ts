import { centuryClubPaths, centuryClubTarget, type PathId } from '../century-club/paths';
import { type ExerciseId, exerciseNames, seasonOneTarget } from '../days/exercises';

/** Without a path it is season 1. */
export function targetFor(path: PathId | null, exercise: ExerciseId, dayNumber: number): number {
  return path === null ? seasonOneTarget(dayNumber) : centuryClubTarget(path, exercise, dayNumber);
}

export function nameFor(path: PathId | null, exercise: ExerciseId): string {
  return path === null ? exerciseNames[exercise] : centuryClubPaths[path].exercises[exercise].name;
}
