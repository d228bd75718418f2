import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { text } from './text';

type Props = {
  /** True if something in it needs attention, such as a refused field. */
  isOpen?: boolean;
  children: ReactNode;
};

/** The rarely used settings of a card, folded until they are needed. */
export function Advanced({ isOpen = false, children }: Props) {
  return (
    <details className="group border-t border-line pt-1" open={isOpen}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-[600] text-ink-2 hover:text-ink">
        {text.advanced}
        <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-3">{children}</div>
    </details>
  );
}
