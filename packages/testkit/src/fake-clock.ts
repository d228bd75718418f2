/** A clock that stands still until a test moves it. */
export interface FakeClock {
  now: () => number;
  set(instant: string): void;
  advance(milliseconds: number): void;
}

export function fakeClock(start: string): FakeClock {
  let instant = Date.parse(start);
  return {
    now: () => instant,
    set: (next) => {
      instant = Date.parse(next);
    },
    advance: (milliseconds) => {
      instant += milliseconds;
    },
  };
}
