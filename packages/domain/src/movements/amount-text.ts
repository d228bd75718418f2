import { type MovementId, movements } from './movements';

/** "58", or "116 s" for a movement that is held. */
export function amountText(movement: MovementId, reps: number, write: (figure: number) => string): string {
  const { secondsPerRep } = movements[movement];
  return secondsPerRep === undefined ? write(reps) : `${write(reps * secondsPerRep)} s`;
}
