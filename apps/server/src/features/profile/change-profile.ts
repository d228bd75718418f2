import type { BodyOf } from '@hundred/contract/call';
import type { updateProfile } from '@hundred/contract/identity';
import { eq } from 'drizzle-orm';
import type { ChallengeWriter } from '../../challenge-log/writer';
import { type PersonRow, person } from '../../db/schema';
import type { Database, Transaction } from '../../db/storage';
import { Refusal } from '../../http/refusal';

export type ProfileChange = BodyOf<typeof updateProfile>;
export type ChangeProfile = (
  personId: string,
  change: ProfileChange,
  now: number,
) => Promise<PersonRow | Refusal | undefined>;

/** Changes what is given. The zone and the cover switch are facts of the log, all else is plain profile. */
export function makeChangeProfile(database: Database, writer: ChallengeWriter): ChangeProfile {
  return (personId, change, now) =>
    database.transaction(async (transaction) => {
      const { timezone, autoRestCover, ...plain } = change;
      if (autoRestCover !== undefined) {
        const command = { kind: 'switchAutoRestCover', on: autoRestCover } as const;
        const switched = await writer.sendIn(transaction, personId, command, now);
        if (switched instanceof Refusal) return switched;
      }
      const zone = timezone && (await changeZone(writer, transaction, personId, timezone, now));
      if (zone instanceof Refusal) return zone;
      return changeRow(transaction, personId, {
        ...plain,
        ageGroup: plain.ageGroup === '' ? null : plain.ageGroup,
        timezone: zone,
      });
    });
}

/** Before the first run there is no log for it: then it is only kept, until starting says it anew. */
async function changeZone(
  writer: ChallengeWriter,
  transaction: Transaction,
  personId: string,
  timezone: string,
  now: number,
): Promise<string | Refusal> {
  const changed = await writer.sendIn(transaction, personId, { kind: 'changeZone', timezone }, now);
  return changed instanceof Refusal && changed.code !== 'not_started' ? changed : timezone;
}

async function changeRow(
  transaction: Transaction,
  personId: string,
  columns: Partial<Record<keyof PersonRow, unknown>>,
): Promise<PersonRow | undefined> {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  const one = eq(person.id, personId);
  const rows =
    given.length > 0
      ? await transaction.update(person).set(Object.fromEntries(given)).where(one).returning()
      : await transaction.select().from(person).where(one);
  return rows[0];
}
