import { TipCard } from './tip-card';
import { tipText } from './tip-text';

/** A tip with invented figures. */
export function ExampleTip() {
  const words = tipText({ id: 'costsMore', figures: { lately: 4.4, before: 3.4 } }, () => '/plan');
  return <TipCard words={words} label={<p className="label">Tip of the day</p>} />;
}
