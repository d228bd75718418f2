/** The group of people that a board ranks. */
export type ScopeKind = 'global' | 'cohort' | 'age';

/**
 * People are counted in buckets of 1, 32 and 1,024 scores, so a rank adds up about 32 rows of each width at most.
 * For a score of 1,500 it adds up the buckets of 1,024 above its own, then those of 32 within its own, then single scores.
 */
export const widths = [1, 32, 1024] as const;
const [single, middle] = widths;
export const widest = widths[2];

interface Conditions {
  /** The name of the board in the tables of counts. */
  scope: string;
  /** Whether a total belongs to this board. */
  belongs: string;
  /** Whether a total that changed since belonged to this board as the day began. */
  belonged: string;
  /** The SQL parameter that holds the current UTC day. */
  day: string;
}

/**
 * One statement reads a whole board, so that its list, ranks and counts are of the same instant. $1 is the caller, $2
 * the period, $3 the month or the age group; the last one, for ranks as the day began, is the UTC day.
 */
export const conditionsOf: Record<ScopeKind, Conditions> = {
  global: { scope: `'global'`, belongs: 'true', belonged: 'true', day: '$3' },
  cohort: { scope: `'cohort/' || $3`, belongs: 'cohort = $3', belonged: 'cohort_before = $3', day: '$4' },
  age: { scope: `'age/' || $3`, belongs: 'age_group = $3', belonged: 'age_group_before = $3', day: '$4' },
};

/** What a rank is counted from: now, and as the day began. */
const countSources = {
  now: { counts: 'board_count', movesCondition: 'true' },
  before: { counts: 'board_count_before', movesCondition: 'day < (select day from copied)' },
} as const;
type Instant = keyof typeof countSources;

/** The people in the buckets of one width above that of a score, up to the end of the next wider bucket around it. */
const counted = (instant: Instant, kind: ScopeKind, width: number, score: string, next?: number) => `
  (select coalesce(sum(people), 0) from ${countSources[instant].counts}
   where period = $2 and scope = ${conditionsOf[kind].scope} and width = ${width} and bucket > ${score} / ${width}
   ${next === undefined ? '' : `and bucket < (${score} / ${next} + 1) * ${next / width}`})`;

/** The people above a score: those in the buckets of each width, and the moves that are not counted yet. */
export const above = (instant: Instant, kind: ScopeKind, score: string) => `(
  ${counted(instant, kind, widest, score)}
  + ${counted(instant, kind, middle, score, widest)}
  + ${counted(instant, kind, single, score, middle)}
  + (select coalesce(sum((became > ${score})::int - (was > ${score})::int), 0) from board_move
     where period = $2 and ${conditionsOf[kind].belongs} and ${countSources[instant].movesCondition})
)::int`;
