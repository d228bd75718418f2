import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

export const TooltipProvider = Radix.Provider;

type Props = { text: string; side?: 'top' | 'bottom'; className?: string; children: ReactNode };

/** Shows the name of something that is only an icon. The child carries the same name for screen readers. */
export function Tooltip({ text, side = 'bottom', className, children }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={classNames(
            'animate-veil z-50 rounded-[8px] bg-invert px-3 py-1.5 text-sm font-[560] text-on-invert',
            className,
          )}
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
