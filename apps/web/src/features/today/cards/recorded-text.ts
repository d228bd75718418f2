import { formatNumber } from '../../../platform/format/format';
import type { TypedNumber } from '../../../ui/forms/typed-number';

const doubts: Record<NonNullable<TypedNumber['doubt']>, string> = {
  'no-number': 'No number:',
  'no-whole-number': 'Whole reps only:',
  'too-small': 'Below the target:',
  'too-large': 'Too many:',
};

/** Says what will be recorded, and why it differs from what was typed. */
export function recordedText({ value, doubt }: TypedNumber): string {
  const recorded = `${formatNumber(value)} ${value === 1 ? 'rep' : 'reps'} will be recorded.`;
  return doubt === undefined ? recorded : `${doubts[doubt]} ${recorded}`;
}
