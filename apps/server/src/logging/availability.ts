import type { Logger } from './logger';

/** Whether a service answers. Only changes are logged, because some services are checked every second. */
export interface Availability {
  isAvailable(): boolean;
  report(isAvailable: boolean, message: string): void;
}

export function makeAvailability(log: Pick<Logger, 'warn'>): Availability {
  let wasAvailable: boolean | undefined;
  return {
    isAvailable: () => wasAvailable === true,
    report(isAvailable, message) {
      if (wasAvailable !== isAvailable) log.warn({}, message);
      wasAvailable = isAvailable;
    },
  };
}
