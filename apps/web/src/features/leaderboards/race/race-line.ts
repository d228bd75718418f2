/** The least distance of a mark from the one before it, in percent of the line, so that their labels fit below. */
const leastApart = { fromBehind: 14, toNext: 24, toAfterNext: 40 };
/** The length of the line, as a multiple of the distance to the furthest score. */
const lengthBeyond = 1.12;
/** The least room behind the last mark, if marks were moved apart. */
const endRoom = 8;

/** The distances of the others from the person, in reps. `behind` is negative. */
interface Distances {
  behind: number | null;
  next: number | null;
  afterNext: number | null;
  /** The reps that today adds. */
  worth: number;
}

/** The places of the marks, in percent of the line. */
export interface RaceLine {
  behind: number | null;
  me: number;
  next: number | null;
  afterNext: number | null;
  /** The person's position after today. */
  after: number;
}

/**
 * Places the people of a race on a line, to scale where that is readable. Marks that are too close are moved apart, and
 * what today adds is stretched alike, so that it passes exactly the marks whose scores it passes.
 */
export function raceLine({ behind, next, afterNext, worth }: Distances): RaceLine {
  const start = behind ?? 0;
  const end = Math.max(afterNext ?? 0, next ?? 0, worth, 1) * lengthBeyond;
  const toScale = (reps: number) => (100 * (reps - start)) / (end - start);
  const marks: Mark[] = [];
  const addMark = (reps: number | null, leastDistance: number) => {
    if (reps === null) return;
    const last = marks.at(-1);
    marks.push({ reps, place: Math.max(toScale(reps), last ? last.place + leastDistance : 0) });
  };
  addMark(behind, 0);
  addMark(0, leastApart.fromBehind);
  addMark(next, leastApart.toNext);
  addMark(afterNext, leastApart.toAfterNext);
  const length = Math.max(100, (marks.at(-1)?.place ?? 0) + endRoom);
  // The end of the line, so that places beyond the last mark are found too.
  marks.push({ reps: end, place: length });
  const percentOf = (reps: number) => (100 * placeBetween(marks, reps)) / length;
  const percentOfMark = (reps: number | null) => (reps === null ? null : percentOf(reps));
  return {
    behind: percentOfMark(behind),
    me: percentOf(0),
    next: percentOfMark(next),
    afterNext: percentOfMark(afterNext),
    after: percentOf(worth),
  };
}

/** A person on the line, or its end. Places may be above 100: the whole line is shrunk to 100 afterwards. */
type Mark = { reps: number; place: number };

/** The place of any number of reps, in proportion between the marks on both sides of it. */
function placeBetween(marks: readonly Mark[], reps: number): number {
  const above = marks.findIndex((mark) => mark.reps >= reps);
  const low = marks[above - 1];
  const high = marks[above];
  if (!high) return marks.at(-1)?.place ?? 0;
  if (!low) return high.place;
  return low.place + ((reps - low.reps) / (high.reps - low.reps)) * (high.place - low.place);
}
