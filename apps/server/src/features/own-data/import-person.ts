import { type OwnData, ownData } from '@hundred/contract/own-data';
import { refusal } from '@hundred/domain/challenge/commands/refusals';
import type { FactProblem } from '@hundred/domain/own-data/check-facts';
import { importedLog } from '@hundred/domain/own-data/imported-log';
import { visibleName } from '@hundred/domain/text/names';
import { eq } from 'drizzle-orm';
import { type PersonRow, person } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import { readHead } from '../../log/head';
import type { ImportLog } from '../../log/import-log';
import { refusalOf } from '../../log/refusal-of';
import { invalidField, unreadable } from '../../refusals/invalid-input';
import { Refusal } from '../../refusals/refusal';

export interface FileToImport {
  personId: string;
  /** The raw body; absent if there was none. */
  body: Uint8Array | undefined;
  now: number;
}

export interface ImportResult {
  row: PersonRow;
  /** Whether the file has a run. */
  hasRun: boolean;
}

/** Runs work that the installation does one at a time. */
export type WithLock = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T | Refusal>;

export type ImportPerson = (file: FileToImport, signal: AbortSignal) => Promise<ImportResult | Refusal>;

/**
 * Imports a file completely or not at all. The acting person is the one who signed in, whatever ids the file names;
 * of its contents only the facts, the settings and the wanted notifications are used. Reading, checking and folding the
 * longest file takes a second, so the caller runs this in another thread (`long-work`).
 */
export function makeImportPerson(database: Database, importLog: ImportLog, withLock: WithLock): ImportPerson {
  const importData = async (file: OwnData, personId: string, now: number, signal: AbortSignal) => {
    const { settings, notifications } = file;
    // This is refused first, because checking the facts of a long file takes a while.
    if ((await readHead(database, personId)).snapshot.runs.length > 0) {
      return refusalOf(refusal('already_started'));
    }
    const log = importedLog(file.facts, now);
    const isProblem = !('facts' in log);
    if (isProblem) return refusalOfFile(log);
    // The devices are left out, because they subscribed to the notifications of the other installation.
    const { devices: _, ...wantedNotifications } = notifications;
    const { timezone, ...otherSettings } = settings;
    const hasRun = log.facts.some(({ kind }) => kind === 'runStarted');
    const displayName = otherSettings.displayName && visibleName(otherSettings.displayName);
    // If the file has a run, the zone follows from its facts.
    const zoneColumn = hasRun ? {} : { timezone };
    const personColumns = { ...otherSettings, displayName, ...wantedNotifications, ...zoneColumn };
    const refused = await importLog({ personId, facts: log.facts, now, personColumns }, signal);
    if (refused) return refused;
    const [row] = await database.select().from(person).where(eq(person.id, personId));
    return row
      ? { row, hasRun }
      : new Refusal('not_signed_in', 'This sign-in is no longer valid. Sign in again.');
  };
  return async ({ personId, body, now }, signal) => {
    const file = readFile(body);
    return file instanceof Refusal ? file : withLock(signal, () => importData(file, personId, now, signal));
  };
}

function readFile(body: Uint8Array | undefined): OwnData | Refusal {
  let content: unknown;
  try {
    content = body && JSON.parse(new TextDecoder().decode(body));
  } catch {
    return unreadable();
  }
  const read = ownData.safeParse(content);
  if (read.success) return read.data;
  const [problem] = read.error.issues;
  return problem ? invalidField(problem) : unreadable();
}

function refusalOfFile({ index, field, message }: FactProblem): Refusal {
  const place = ['facts', index, field].filter((part) => part !== null).join('.');
  return new Refusal('invalid_input', `${place}: ${message}`, { field: place });
}
