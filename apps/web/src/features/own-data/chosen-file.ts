import type { OwnData } from '@hundred/contract/own-data';
import { isCivilDate } from '@hundred/domain/days/civil-date';
import { largestFileBytes } from '@hundred/domain/own-data/file-limit';
import { dateHere } from '../../platform/time/date-here';
import { text } from './text';

export type ChosenFile = { name: string; data: OwnData; exportedOn: string; workoutDays: number };

type PickedFile = Pick<File, 'name' | 'size' | 'text'>;

/** A first check, so that a wrong file is refused at once. The server validates all of it. */
export async function readChosenFile(file: PickedFile): Promise<ChosenFile | { problem: string }> {
  if (file.size > largestFileBytes) return { problem: text.fileTooLarge };
  const content = await file.text().catch(() => undefined);
  if (content === undefined) return { problem: text.fileUnreadable };
  const data = parseJson(content);
  if (!isExport(data)) return { problem: text.notAnExport };
  const dates = new Set(
    data.facts.flatMap((fact) => (fact?.kind === 'exerciseCompleted' ? [fact.localDate] : [])),
  );
  return { name: file.name, data, exportedOn: dateHere(data.exportedAt), workoutDays: dates.size };
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
  isInstant(data.exportedAt) &&
  'facts' in data &&
  Array.isArray(data.facts);

/** Whether a value is text such as `2026-03-08T09:00:00.000Z`. `Date.parse` alone would accept February 30. */
const isInstant = (value: unknown): boolean =>
  typeof value === 'string' &&
  value[10] === 'T' &&
  isCivilDate(value.slice(0, 10)) &&
  Number.isFinite(Date.parse(value));
