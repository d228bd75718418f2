import { formatNumber } from '../../../platform/format/format';
import type { TypedNumber } from '../../../ui/forms/typed-number';
import { text } from './text/dialogs';

/** Says what will be recorded, and why it differs from what was typed. */
export function recordedText({ value, doubt }: TypedNumber): string {
  const recorded = text.recorded({ count: value, reps: formatNumber(value) });
  return doubt === undefined ? recorded : `${text.doubts[doubt]} ${recorded}`;
}
