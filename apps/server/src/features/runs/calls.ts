import { getLog, mostFactsAtOnce, resetChallenge, startChallenge } from '@hundred/contract/runs';
import { at } from '@hundred/domain/runs/at';
import { eq } from 'drizzle-orm';
import type { ChallengeReader } from '../../challenge-log/reader';
import type { ChallengeWriter } from '../../challenge-log/writer';
import { person as personTable } from '../../db/schema';
import type { Database } from '../../db/storage';
import { Refusal } from '../../http/refusal';
import type { Routes } from '../../http/route';

export interface RunsParts {
  database: Database;
  reader: ChallengeReader;
  writer: ChallengeWriter;
}

export function addRunsCalls(routes: Routes, { database, reader, writer }: RunsParts): void {
  routes.add(startChallenge, async ({ person, body, now }) => {
    const { timezone, reminderTime, displayName, ageGroup } = body;
    const chosen = { reminderTime, displayName, ageGroup: ageGroup || undefined };
    return database.transaction(async (transaction) => {
      const started = await writer.sendIn(transaction, person.id, { kind: 'startRun', timezone }, now);
      if (started instanceof Refusal) return started;
      if (Object.values(chosen).some((value) => value !== undefined)) {
        await transaction.update(personTable).set(chosen).where(eq(personTable.id, person.id));
      }
      return { success: true as const };
    });
  });

  routes.add(resetChallenge, async ({ person, now }) => {
    const restarted = await writer.send(person.id, { kind: 'restart' }, now);
    if (restarted instanceof Refusal) return restarted;
    return { success: true as const, opensOn: at(restarted.snapshot, now)?.opensOn ?? null };
  });

  routes.add(getLog, async ({ person, query: { after } }) => {
    const found = await reader.facts(person.id, after, mostFactsAtOnce + 1);
    if (found instanceof Refusal) return found;
    const { from, facts } = found;
    const given = facts.slice(0, mostFactsAtOnce);
    return { facts: given, from, last: from + given.length, more: facts.length > given.length };
  });
}
