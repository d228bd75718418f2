import { Select } from '../../../ui/forms/select';
import { text } from './text';

/** The value of an option. */
export const defaultDays = '14';

/** For how many days a link works. */
export function LengthSelect({ value, onChange }: { value: string; onChange: (days: string) => void }) {
  const options = Object.entries(text.lengths).map(([days, name]) => ({ value: days, name }));
  return <Select label={text.worksFor} options={options} value={value} onChange={onChange} />;
}
