import { TipCard } from './tip-card';
import { tipText } from './tip-text';

/** A tip with invented figures. */
export function ExampleTip() {
  const text = tipText({ id: 'costsMore', figures: { lately: 4.4, before: 3.4 } }, () => '/plan');
  return <TipCard text={text} label={<p className="label">Tip of the day</p>} />;
}
