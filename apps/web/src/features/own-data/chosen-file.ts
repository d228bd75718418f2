import type { OwnData } from '@hundred/contract/own-data';
import { isCivilDate } from '@hundred/domain/days/civil-date';
import { dateHere } from '../../platform/time/date-here';

/** The server's limit. */
const largestFile = 12 * 1024 * 1024;

export type ChosenFile = { name: string; data: OwnData; exportedOn: string; workouts: number };

type Picked = Pick<File, 'name' | 'size' | 'text'>;

/** A first check, so that a wrong file is refused at once. The server validates all of it. */
export async function readChosenFile(file: Picked): Promise<ChosenFile | { problem: string }> {
  if (file.size > largestFile) return { problem: 'This file is larger than any export of Hundred.' };
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { problem: 'This file could not be read.' };
  const data = parsed(text);
  if (!isExport(data)) return { problem: 'This is not a file that Hundred exported.' };
  const dates = new Set(
    data.facts.flatMap((fact) => (fact?.kind === 'exerciseCompleted' ? [fact.localDate] : [])),
  );
  return { name: file.name, data, exportedOn: dateHere(data.exportedAt), workouts: dates.size };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isExport = (data: unknown): data is OwnData =>
  typeof data === 'object' &&
  data !== null &&
  'format' in data &&
  data.format === 'hundred-export' &&
  'exportedAt' in data &&
  typeof data.exportedAt === 'string' &&
  data.exportedAt[10] === 'T' &&
  isCivilDate(data.exportedAt.slice(0, 10)) &&
  Number.isFinite(Date.parse(data.exportedAt)) &&
  'facts' in data &&
  Array.isArray(data.facts);
