import { Card } from '../../ui/card';
import { Icon, type IconName } from '../../ui/icon';
import { text } from './text/coach';

const icons: Record<keyof typeof text.tipParts, IconName> = {
  figures: 'chart',
  reason: 'question',
  action: 'check',
};

const parts = Object.keys(icons) as (keyof typeof icons)[];

/** What every tip has. Shows no figures, because people could take those of an example for their own. */
export function TipParts() {
  return (
    <Card>
      <h2 className="mb-4 text-lg">{text.tipPartsTitle}</h2>
      <ul className="grid gap-x-6 gap-y-4 tablet:grid-cols-3">
        {parts.map((part) => (
          <li key={part} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
            <span className="grid size-12 place-items-center rounded-2 bg-sunk text-ink">
              <Icon name={icons[part]} size={24} />
            </span>
            <div>
              <h3 className="text-md">{text.tipParts[part].title}</h3>
              <p className="text-sm text-ink-2">{text.tipParts[part].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
