import type { BodyOf } from '@hundred/contract/call';
import type { updateProfile } from '@hundred/contract/identity';
import type { Command } from '@hundred/domain/challenge/commands/commands';
import { eq } from 'drizzle-orm';
import { type PersonRow, person } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import type { Execute } from '../../log/execution';
import type { FeatureGate } from '../../log/feature-gate';
import { readHead } from '../../log/head';
import { featuresNeededFor } from '../../log/premium/premium-settings';
import { Refusal } from '../../refusals/refusal';

export type ProfileChange = BodyOf<typeof updateProfile>;
export type ChangeProfile = (
  personId: string,
  change: ProfileChange,
  now: number,
  signal: AbortSignal,
) => Promise<PersonRow | Refusal | undefined>;

/** Changes the given fields. The zone and the cover switch are facts of the log, all else is plain profile. */
export function makeChangeProfile(database: Database, execute: Execute, gate: FeatureGate): ChangeProfile {
  return async (personId, change, now, signal) => {
    for (const feature of featuresNeededFor(change)) {
      const refused = await gate(personId, feature, now);
      if (refused) return refused;
    }
    const { autoRestCover, timezone, ...plain } = change;
    const commands: Command[] = [];
    if (autoRestCover !== undefined) commands.push({ kind: 'switchAutoRestCover', on: autoRestCover });
    // Before the first run there is no log for the zone: it is only stored on the person, until the start records it.
    if (timezone && (await hasRun(database, personId))) commands.push({ kind: 'changeZone', timezone });
    const personColumns = columnsOf({ ...plain, timezone });
    const executed = await execute(personId, commands, { now, personColumns, signal });
    if (executed instanceof Refusal) return executed;
    const rows = await database.select().from(person).where(eq(person.id, personId));
    return rows[0];
  };
}

async function hasRun(database: Database, personId: string): Promise<boolean> {
  return (await readHead(database, personId)).snapshot.runs.length > 0;
}

/** The columns for the fields that are defined. An empty text is stored as null. */
function columnsOf(fields: Partial<Record<keyof PersonRow, unknown>>): Partial<PersonRow> {
  const givenFields = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(givenFields.map(([name, value]) => [name, value === '' ? null : value]));
}
