/** The group of people that a board ranks. */
export type ScopeKind = 'global' | 'cohort' | 'age';

/**
 * People are counted in buckets of 1, 32 and 1,024 scores, so a rank adds up about 32 rows of each width at most.
 * For a score of 1,500 it adds up the buckets of 1,024 above its own, then those of 32 within its own, then single scores.
 */
export const bucketWidths = [1, 32, 1024] as const;
const [narrowest, middle, widest] = bucketWidths;
export const widestBucketWidth = widest;

/** SQL that tells one kind of board from the others. */
interface BoardConditions {
  /** SQL for the name of the board in the tables of counts. */
  scope: string;
  /** SQL that is true for a total on this board. */
  belongs: string;
  /** SQL that is true if a total that has changed today was on this board as the day began. */
  belongedBefore: string;
  /** The SQL parameter that holds the current UTC day. */
  day: string;
}

/**
 * The parameters are the same in every statement of a board: $1 is the caller, $2 the period, $3 the month or the age
 * group. The last one, for ranks as the day began, is the UTC day.
 */
export const conditionsOf: Record<ScopeKind, BoardConditions> = {
  global: { scope: `'global'`, belongs: 'true', belongedBefore: 'true', day: '$3' },
  cohort: {
    scope: `'cohort/' || $3`,
    belongs: 'cohort = $3',
    belongedBefore: 'cohort_before = $3',
    day: '$4',
  },
  age: {
    scope: `'age/' || $3`,
    belongs: 'age_group = $3',
    belongedBefore: 'age_group_before = $3',
    day: '$4',
  },
};

/** What a rank is counted from: now, and as the day began. */
const countSources = {
  now: { counts: 'board_count', movesCondition: 'true' },
  before: { counts: 'board_count_before', movesCondition: 'day < (select day from copied)' },
} as const;
type CountSource = keyof typeof countSources;

/**
 * SQL for the number of people in the buckets of one width above the bucket of a score, up to the end of the next wider
 * bucket that contains the score.
 */
const peopleInBuckets = (
  source: CountSource,
  kind: ScopeKind,
  width: number,
  score: string,
  nextWidth?: number,
) => `
  (select coalesce(sum(people), 0) from ${countSources[source].counts}
   where period = $2 and scope = ${conditionsOf[kind].scope} and width = ${width} and bucket > ${score} / ${width}
   ${nextWidth === undefined ? '' : `and bucket < (${score} / ${nextWidth} + 1) * ${nextWidth / width}`})`;

/** SQL for the number of people with a higher score: those in buckets, and the moves that are not in buckets yet. */
export const peopleAbove = (source: CountSource, kind: ScopeKind, score: string) => `(
  ${peopleInBuckets(source, kind, widest, score)}
  + ${peopleInBuckets(source, kind, middle, score, widest)}
  + ${peopleInBuckets(source, kind, narrowest, score, middle)}
  + (select coalesce(sum((became > ${score})::int - (was > ${score})::int), 0) from board_move
     where period = $2 and ${conditionsOf[kind].belongs} and ${countSources[source].movesCondition})
)::int`;
