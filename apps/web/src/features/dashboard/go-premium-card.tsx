import { goPremiumSummary } from '@hundred/domain/entitlements/plan-lines';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { text } from './text/go-premium';

/** What a plan adds, for people without one. */
export function GoPremiumCard({ className }: { className: string }) {
  const { lines, more: furtherCount } = goPremiumSummary();
  return (
    <Card tone="open" data-selling aria-labelledby="go-premium" className={className}>
      <h2 id="go-premium" className="text-lg">
        {text.title}
      </h2>
      <ul className="mt-3 mb-2.5 gap-x-7 text-md text-ink-2 tablet:max-wide:columns-2">
        {lines.map((line) => (
          <li key={line} className="flex break-inside-avoid gap-2.5 pb-1.5 text-pretty">
            <Icon name="check" size={18} className="mt-[.15em]" />
            {line}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-md text-ink-2">
        {furtherCount > 0 && text.more({ count: furtherCount })}
        <ButtonLink to="/premium" size="small" className="ml-auto">
          {text.seePlans}
        </ButtonLink>
      </div>
    </Card>
  );
}
