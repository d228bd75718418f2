/** The least distance of two marks in percent of the line, so that their labels fit below it. */
const leastApart = { fromBehind: 14, toNext: 24, toAfterNext: 32 };
/** How far the line continues beyond its last mark. */
const beyond = 1.12;

/** In reps from the person's own; behind is negative. */
interface Distances {
  behind: number | null;
  next: number | null;
  afterNext: number | null;
  /** The reps that today adds. */
  worth: number;
}

/** In percent of the line. */
export interface RaceLine {
  behind: number | null;
  me: number;
  next: number | null;
  afterNext: number | null;
  /** The person's position after today. */
  after: number;
}

/**
 * To scale where that is readable. Marks that are too close are moved apart, and what today adds is stretched alike, so
 * that it passes exactly those whom it passes.
 */
export function raceLine({ behind, next, afterNext, worth }: Distances): RaceLine {
  const from = behind ?? 0;
  const end = Math.max(afterNext ?? 0, next ?? 0, worth, 1) * beyond;
  const toScale = (reps: number) => (100 * (reps - from)) / (end - from);
  const marks: { reps: number; place: number }[] = [];
  const put = (reps: number, least: number) => {
    const last = marks.at(-1);
    marks.push({ reps, place: Math.max(toScale(reps), last ? last.place + least : 0) });
  };
  if (behind !== null) put(behind, 0);
  put(0, leastApart.fromBehind);
  if (next !== null) put(next, leastApart.toNext);
  if (afterNext !== null) put(afterNext, leastApart.toAfterNext);
  const last = marks.at(-1);
  const whole = Math.max(100, (last?.place ?? 0) + 8);
  const anchors = [...marks, { reps: end, place: whole }];
  const place = (reps: number): number => {
    const above = anchors.findIndex((anchor) => anchor.reps >= reps);
    const high = anchors[above];
    const low = anchors[above - 1];
    if (!high) return 100;
    const share = low ? (reps - low.reps) / (high.reps - low.reps) : 0;
    return (100 * (low ? low.place + share * (high.place - low.place) : high.place)) / whole;
  };
  const placeOf = (reps: number | null) => (reps === null ? null : place(reps));
  return {
    behind: placeOf(behind),
    me: place(0),
    next: placeOf(next),
    afterNext: placeOf(afterNext),
    after: place(worth),
  };
}
