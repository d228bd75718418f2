import { Select } from '../../../ui/forms/select';
import { text } from './text';

/** In days, as the value of an option. */
export const usualLength = '14';

/** For how many days a link works. */
export function LengthSelect({ value, onChange }: { value: string; onChange: (days: string) => void }) {
  const options = Object.entries(text.lengths).map(([days, name]) => ({ value: days, name }));
  return <Select label={text.worksFor} options={options} value={value} onChange={onChange} />;
}
