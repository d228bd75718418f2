import { formatNumber } from '../../platform/format';
import type { TypedNumber } from '../../ui/typed-number';

const doubts: Record<NonNullable<TypedNumber['doubt']>, string> = {
  'no-number': 'No number:',
  'no-whole-number': 'Whole reps only:',
  'too-small': 'Below the target:',
  'too-large': 'Too many:',
};

/** What will be recorded, and why it is something else than was typed. */
export function recordedWords({ value, doubt }: TypedNumber): string {
  const recorded = `${formatNumber(value)} ${value === 1 ? 'rep' : 'reps'} will be recorded.`;
  return doubt === undefined ? recorded : `${doubts[doubt]} ${recorded}`;
}
