import { Link } from 'react-router';
import { Icon } from '../ui/icon';
import { text } from './text';

/** One setting that needs Premium, among others that do not. */
export function PremiumLine({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-2 text-ink-2">
      <Icon name="lock" size={18} className="mt-[.2em] text-ink-3" />
      <span>
        {children}{' '}
        <Link to="/premium" className="text-link whitespace-nowrap">
          {text.seePremium}
        </Link>
      </span>
    </p>
  );
}
