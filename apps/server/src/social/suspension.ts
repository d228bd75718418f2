import { and, eq, gt } from 'drizzle-orm';
import { socialSuspension } from '../db/schema/social-schema';
import type { Reader } from '../db/storage';
import { Refusal } from '../refusals/refusal';

/** The end of a suspension, during which a person takes no part in social features. Null if they are not suspended. */
export async function readSuspensionEnd(reader: Reader, personId: string, now: number): Promise<Date | null> {
  const rows = await reader
    .select({ until: socialSuspension.until })
    .from(socialSuspension)
    .where(and(eq(socialSuspension.personId, personId), gt(socialSuspension.until, new Date(now))));
  return rows[0]?.until ?? null;
}

/** Undefined if the person may take part. */
export async function refuseSuspended(
  reader: Reader,
  personId: string,
  now: number,
): Promise<Refusal | undefined> {
  if (!(await readSuspensionEnd(reader, personId, now))) return undefined;
  return new Refusal(
    'social_suspended',
    'Support paused your access to teams, challenges, rooms and the community. The Together page shows until which date.',
  );
}
