import type { Logger } from './logger';

/** Whether a service that comes and goes answers. Each change is logged once, because it is looked at every second. */
export interface Availability {
  isAvailable(): boolean;
  report(isAvailable: boolean, message: string): void;
}

export function makeAvailability(log: Pick<Logger, 'warn'>): Availability {
  let last: boolean | undefined;
  return {
    isAvailable: () => last === true,
    report(isAvailable, message) {
      if (last !== isAvailable) log.warn({}, message);
      last = isAvailable;
    },
  };
}
