import type { OwnData } from '@hundred/contract/own-data';
import { isCivilDate } from '@hundred/domain/days/civil-date';
import { dateHere } from '../../platform/time/date-here';
import { text } from './text';

/** The server's limit. */
const largestFile = 12 * 1024 * 1024;

export type ChosenFile = { name: string; data: OwnData; exportedOn: string; workouts: number };

type Picked = Pick<File, 'name' | 'size' | 'text'>;

/** A first check, so that a wrong file is refused at once. The server validates all of it. */
export async function readChosenFile(file: Picked): Promise<ChosenFile | { problem: string }> {
  if (file.size > largestFile) return { problem: text.fileTooLarge };
  const content = await file.text().catch(() => undefined);
  if (content === undefined) return { problem: text.fileUnreadable };
  const data = parseJson(content);
  if (!isExport(data)) return { problem: text.notAnExport };
  const dates = new Set(
    data.facts.flatMap((fact) => (fact?.kind === 'exerciseCompleted' ? [fact.localDate] : [])),
  );
  return { name: file.name, data, exportedOn: dateHere(data.exportedAt), workouts: dates.size };
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
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
