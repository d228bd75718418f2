import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { text } from './text';

export type Tab = { id: string; name: string; isLocked?: boolean; panel: ReactNode };

type Props = {
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (id: string) => void;
  /** `segments` lie on a track; `underline` is the quieter look. */
  look?: 'segments' | 'underline';
  className?: string;
};

const lists = {
  segments:
    'inline-flex max-w-full overflow-x-auto rounded-[12px] bg-sunk p-1 max-tablet:flex max-phone:flex-wrap',
  underline: 'flex max-w-full gap-1 overflow-x-auto max-phone:flex-wrap',
};

const triggers = {
  segments:
    'min-h-11 flex-auto gap-[7px] rounded-[9px] px-[18px] font-[600] text-ink-2 data-[state=active]:bg-raised data-[state=active]:font-[720] data-[state=active]:text-ink max-tablet:px-2 max-tablet:text-sm',
  underline:
    'relative min-h-11 px-3 font-[560] text-ink-3 data-[state=active]:font-[720] data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-3 data-[state=active]:after:bottom-[5px] data-[state=active]:after:h-[3px] data-[state=active]:after:rounded-[2px] data-[state=active]:after:bg-ink',
};

export function Tabs({ label, tabs, chosen, onChoose, look = 'segments', className }: Props) {
  return (
    <Radix.Root value={chosen} onValueChange={onChoose} className={className}>
      <Radix.List aria-label={label} className={lists[look]}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className={classNames(
              'inline-flex items-center justify-center text-md whitespace-nowrap -outline-offset-3',
              triggers[look],
            )}
          >
            {tab.isLocked && <Icon name="lock" size={18} />}
            {tab.name}
            {tab.isLocked && <span className="sr-only">{` ${text.locked}`}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="mt-4">
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
