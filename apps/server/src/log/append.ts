import type { Fact } from '@hundred/domain/challenge/facts/facts';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import type { Resettled } from '@hundred/domain/challenge/state/history';
import type { DateRecord } from '@hundred/domain/challenge/state/state';
import type { Query, Value } from '../db/query';

/** What is to be written together: facts, the fold with them, and the dates they settle. */
export interface Addition {
  facts: readonly Fact[];
  snapshot: Snapshot;
  /** Null when a date that was settled may have changed: then all of them are made anew when next read. */
  settled: Resettled | null;
  /** How many of the facts `layAhead` has written before. */
  ahead?: number;
  /** Nothing is appended where the log has a fact under this key of a device. */
  unlessSent?: string | undefined;
}

/** Puts a value into a statement; answers the words that stand for it. */
export type Given = (value: Value) => string;

/**
 * A part of what appends, such as an insert. It reads from `moved`, the log's row (`person_id`, `row_id`), which is empty
 * where nothing is appended. The same name is always given to the same words.
 */
export interface Part {
  name: string;
  words: (given: Given, moved: string) => string;
}

/**
 * Appends to a log that is still as long as `length`, and moves along what is kept beside it; false where
 * somebody else was faster, and then nothing is written. One statement, since every round trip counts here: it is a
 * transaction by itself.
 */
export async function append(
  ask: Query,
  personId: string,
  length: number,
  addition: Addition,
  followers: readonly Part[] = [],
): Promise<boolean> {
  const log = partsOf(personId, length, addition);
  const last = log.pop()!;
  const parts = [...log, ...followers];
  const values: Value[] = [];
  const given: Given = (value) => `$${values.push(value)}`;
  const before = parts.map(
    ({ words }, index) => `${index === 0 ? 'moved' : `part${index}`} as (${words(given, 'moved')})`,
  );
  const text = `with ${before.join(', ')} ${last.words(given, 'moved')}`;
  const name = `append: ${parts.map((part) => part.name).join(', ')}`;
  return (await ask(name, text, values)).length === addition.facts.length - (addition.ahead ?? 0);
}

/** One part as a statement of its own. `moved` says where it finds whose it is. */
export function askPart<Row extends object>(ask: Query, part: Part, moved: (given: Given) => string) {
  const values: Value[] = [];
  const given: Given = (value) => `$${values.push(value)}`;
  return ask<Row>(`${part.name} apart`, part.words(given, moved(given)), values);
}

/**
 * The same, one part after the other in a transaction that holds the log's row from the first on. Where logs lie on several
 * servers, one of them is handed a statement as it is only where it writes to one table and reads its person from another
 * that lies there; what follows lies elsewhere, and is told whose it is.
 */
export async function appendApart(
  ask: Query,
  personId: string,
  length: number,
  addition: Addition,
  followers: readonly Part[] = [],
): Promise<boolean> {
  if (length === 0) await holdBeginner(ask, personId);
  const [head, ...log] = partsOf(personId, length, addition);
  const [row] = await askPart<{ row_id: string }>(ask, head!, () => 'moved');
  if (!row) return false;
  for (const part of log) {
    await askPart(
      ask,
      part,
      (given) =>
        `(select person_id, row_id from challenge where person_id = ${given(personId)}::uuid) as moved`,
    );
  }
  for (const part of followers) {
    await askPart(
      ask,
      part,
      (given) =>
        `(select ${given(personId)}::uuid as person_id, ${given(row.row_id)}::uuid as row_id) as moved`,
    );
  }
  return true;
}

/** Whose log begins is there, and stays until it has: what a foreign key would see to, and with the words that it has. */
export async function holdBeginner(ask: Query, personId: string): Promise<void> {
  const found = await ask('person of a log', 'select id from person where id = $1 for key share', [personId]);
  if (found.length > 0) return;
  const constraint = 'challenge_person_id_person_id_fk';
  throw Object.assign(new Error('a log is begun of a person who is not there'), {
    code: '23503',
    constraint,
  });
}

/** What is written of the log itself: its row first, by which it is known whether anything is. */
function partsOf(
  personId: string,
  length: number,
  { facts, snapshot, settled, ahead = 0, unlessSent }: Addition,
): Part[] {
  const isSettled = settled !== null;
  return [
    length === 0
      ? createdLog(personId, facts.length, snapshot, isSettled)
      : movedLog(personId, length, length + facts.length, snapshot, isSettled, unlessSent),
    ...(settled?.records.length ? [keptDates(settled.records)] : []),
    ...(settled?.gone.length ? [goneDates(settled.gone)] : []),
    keptFacts(length + ahead, facts.slice(ahead)),
  ];
}

/** What lies beyond the end of a log is left from an import that was broken off: nothing but room. */
export const keptFacts = (after: number, facts: readonly Fact[]): Part => ({
  name: 'facts',
  words: (given, moved) => `
    insert into fact (person_id, sequence, body)
    select person_id, ${given(after)}::int + ordinality, body
    from ${moved}, jsonb_array_elements(${given(JSON.stringify(facts))}::jsonb) with ordinality as new (body, ordinality)
    on conflict (person_id, sequence) do update set body = excluded.body
    returning sequence`,
});

const createdLog = (personId: string, length: number, snapshot: Snapshot, isSettled: boolean): Part => ({
  name: 'first',
  words: (given) => `
    insert into challenge (person_id, length, snapshot, settled_length)
    values (${given(personId)}, ${given(length)}, ${given(JSON.stringify(snapshot))}::json, ${given(isSettled ? length : 0)})
    on conflict (person_id) do update
    set length = excluded.length, snapshot = excluded.snapshot, settled_length = excluded.settled_length
    where challenge.length = 0 returning person_id, row_id`,
});

const sentUnder = (given: Given, personId: string, deviceKey: string) =>
  `select from fact where person_id = ${given(personId)} and device_key = ${given(deviceKey)}`;

const movedLog = (
  personId: string,
  length: number,
  longer: number,
  snapshot: Snapshot,
  isSettled: boolean,
  unlessSent: string | undefined,
): Part => ({
  name: unlessSent === undefined ? 'more' : 'more unless sent',
  words: (given) => `
    update challenge set length = ${given(longer)}::int, snapshot = ${given(JSON.stringify(snapshot))}::json,
      settled_length = case when ${given(isSettled)}::boolean and settled_length = length then ${given(longer)}::int else 0 end
    where person_id = ${given(personId)} and length = ${given(length)}
      ${unlessSent === undefined ? '' : `and not exists (${sentUnder(given, personId, unlessSent)})`}
    returning person_id, row_id`,
});

export const keptDates = (records: readonly DateRecord[]): Part => ({
  name: 'settled',
  words: (given, moved) => `
    insert into settled_date (person_id, date, record)
    select person_id, record ->> 'date', record
    from ${moved}, json_array_elements(${given(JSON.stringify(records))}::json) as new (record)
    on conflict (person_id, date) do update set record = excluded.record`,
});

const goneDates = (dates: Resettled['gone']): Part => ({
  name: 'unsettled',
  words: (given, moved) => `
    delete from settled_date using ${moved} where settled_date.person_id = moved.person_id
    and date in (select json_array_elements_text(${given(JSON.stringify(dates))}::json))`,
});
