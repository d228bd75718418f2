import type { RunSummary } from '@hundred/domain/runs/state';
import { formatDate } from '../../platform/format';

const pathNames = { strength: 'Strength Path', endurance: 'Endurance Path', hybrid: 'Hybrid Path' } as const;

/** By when it began, which no two have in common. */
export function runWords({ path, firstDate }: Pick<RunSummary, 'path' | 'firstDate'>, index: number): string {
  const what = path === null ? '' : `, ${pathNames[path]}`;
  return `Run ${index + 1}${what}, from ${formatDate(firstDate)}`;
}
