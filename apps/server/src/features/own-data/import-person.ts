import type { OwnData } from '@hundred/contract/own-data';
import type { FactProblem } from '@hundred/domain/own-data/check-facts';
import { importedLog } from '@hundred/domain/own-data/imported-log';
import { refusal } from '@hundred/domain/runs/refusals';
import { eq } from 'drizzle-orm';
import { readHead } from '../../challenge-log/log-store';
import { refusalOf } from '../../challenge-log/refusal-of';
import type { ChallengeWriter } from '../../challenge-log/writer';
import { type PersonRow, person } from '../../db/schema';
import type { Database } from '../../db/storage';
import { Refusal } from '../../http/refusal';

export type ImportPerson = (personId: string, file: OwnData, now: number) => Promise<PersonRow | Refusal>;

/**
 * Takes a file over as a whole or not at all. Who acts is whoever signed in, whatever ids the file names; of what it
 * says they achieved only the facts are read, and what follows from them is derived here.
 */
export function makeImportPerson(database: Database, writer: ChallengeWriter): ImportPerson {
  return async (personId, { settings, notifications, facts }, now) => {
    // Known before the file is judged, which for a long one takes a while.
    if ((await readHead(database, personId)).snapshot.runs.length > 0) {
      return refusalOf(refusal('already-started'));
    }
    const log = importedLog(facts, now);
    if (!('facts' in log)) return refusalOfFile(log);
    const { devices: _, ...wanted } = notifications;
    return database.transaction(async (transaction) => {
      // The log first, then the person's row: in the order in which a completion locks them.
      const refused = await writer.takeOver(transaction, personId, log.facts, now);
      if (refused) return refused;
      const { timezone, ...own } = settings;
      const isStarted = log.facts.some(({ kind }) => kind === 'runStarted');
      const [row] = await transaction
        .update(person)
        .set({ ...own, ...wanted, ...(isStarted ? {} : { timezone }) })
        .where(eq(person.id, personId))
        .returning();
      return row ?? new Refusal('not_signed_in', 'This sign-in is not valid any more.');
    });
  };
}

function refusalOfFile({ index, field, message }: FactProblem): Refusal {
  const place = ['facts', index, field].filter((part) => part !== null).join('.');
  return new Refusal('invalid_input', `${place}: ${message}`, place);
}
