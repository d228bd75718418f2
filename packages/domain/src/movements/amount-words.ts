import { type MovementId, movements } from './movements';

/** "58", or of what is held "116 s". */
export function amountWords(movement: MovementId, reps: number, write: (figure: number) => string): string {
  const { secondsPerRep } = movements[movement];
  return secondsPerRep === undefined ? write(reps) : `${write(reps * secondsPerRep)} s`;
}
