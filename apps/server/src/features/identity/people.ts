import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Identity } from '../../adapters/id-token';
import { type PersonRow, person } from '../../db/schema';
import type { Database } from '../../db/storage';

export interface People {
  find(identity: Identity): Promise<PersonRow | undefined>;
  /** The person of this identity, made where there was none: once, also when two first requests race. */
  findOrCreate(identity: Identity, displayName: string | undefined, now: number): Promise<PersonRow>;
}

export function makePeople(database: Database): People {
  const find = async ({ issuer, subject }: Identity) => {
    const rows = await database
      .select()
      .from(person)
      .where(and(eq(person.issuer, issuer), eq(person.subject, subject)));
    return rows[0];
  };
  return {
    find,
    async findOrCreate(identity, displayName, now) {
      const [made] = await database
        .insert(person)
        .values({
          id: randomUUID(),
          issuer: identity.issuer,
          subject: identity.subject,
          email: identity.email ?? null,
          displayName: displayName ?? null,
          createdAt: new Date(now),
        })
        .onConflictDoNothing({ target: [person.issuer, person.subject] })
        .returning();
      return made ?? (await find(identity))!;
    },
  };
}
