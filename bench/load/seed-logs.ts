import { fold } from '@hundred/domain/challenge/fold/fold';
import { addDays, type CivilDate } from '@hundred/domain/days/civil-date';
import { Story } from '@hundred/domain/rules/story';
import type { PatientStorage } from './patient-storage';

/** The numbers of completed days that the people have. */
const lengths = [3, 10, 18, 27, 36, 45, 54, 63, 72];

/** Gives the first so many seeded people a log in which every date before this one is completed. */
export async function seedLogs({ pool }: PatientStorage, people: number, before: CivilDate): Promise<void> {
  const templates = lengths.map((days, index) => {
    const start = addDays(before, -days);
    const { log } = Story.startedOn(start, 'UTC').completeFrom(start, days, { timeSeconds: 600 });
    return { index, length: log.length, snapshot: fold(log), facts: log };
  });
  const client = await pool.connect();
  // Disables triggers and foreign keys, as `seedPeople` does.
  await client.query('set session_replication_role = replica');
  await client.query(
    `create temporary table template as
     select (one ->> 'index')::int as index, (one ->> 'length')::int as length, (one -> 'snapshot')::json as snapshot,
       one -> 'facts' as facts
     from jsonb_array_elements($1::jsonb) as one`,
    [JSON.stringify(templates)],
  );
  await client.query(
    `create temporary table living as
     select id, template.* from seeded join template on number % ${lengths.length} = index where number <= $1`,
    [people],
  );
  await client.query(
    `update challenge set length = living.length, snapshot = living.snapshot
     from living where person_id = id`,
  );
  await client.query(`update person set timezone = 'UTC' from living where person.id = living.id`);
  await client.query(
    `insert into fact (person_id, sequence, body)
     select id, ordinality, body from living, jsonb_array_elements(facts) with ordinality as one (body, ordinality)`,
  );
  await client.query('drop table living, template');
  await client.query('reset session_replication_role');
  client.release();
  await pool.query('analyze');
}
