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
    <ul className="grid gap-3 tablet:grid-cols-3 desktop:gap-4">
      {parts.map((part) => (
        <li key={part}>
          <Card className="grid h-full content-start gap-x-4 gap-y-4 max-tablet:grid-cols-[auto_minmax(0,1fr)] max-tablet:items-center">
            <span className="grid size-12 place-items-center rounded-2 bg-sunk text-ink">
              <Icon name={icons[part]} size={24} />
            </span>
            <div>
              <h2 className="text-lg">{text.tipParts[part].title}</h2>
              <p className="mt-1 text-ink-2">{text.tipParts[part].text}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
