import { Select } from '../../../ui/forms/select';
import { text } from './text';

/** A string, because it is the value of an option. */
export const defaultDays = '14';

/** Chooses for how many days a link works. */
export function DaysSelect({ value, onChange }: { value: string; onChange: (days: string) => void }) {
  const options = Object.entries(text.lengths).map(([days, name]) => ({ value: days, name }));
  return <Select label={text.worksFor} options={options} value={value} onChange={onChange} />;
}
