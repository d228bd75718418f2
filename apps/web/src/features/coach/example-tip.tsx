import { text } from './text/coach';
import { TipCard } from './tip-card';
import { tipText } from './tip-text';

/** A tip with invented figures. */
export function ExampleTip() {
  const example = tipText({ id: 'costsMore', figures: { lately: 4.4, before: 3.4 } }, () => '/plan');
  return <TipCard tip={example} label={<p className="label">{text.tipOfDay}</p>} />;
}
