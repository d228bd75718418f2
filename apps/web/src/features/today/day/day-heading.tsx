import type { Today } from '@hundred/contract/today';
import { programLength } from '@hundred/domain/days/exercises';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { text } from './text/open-day';

type Props = {
  today: Today;
  title?: string;
  /** True after the person changed the state of the day by a press, until the new title has taken the focus. */
  changedByPress?: RefObject<boolean>;
  /** In season 2 the membership replaces the day chip, once it has loaded. */
  membership?: ReactNode;
  /** One line that gives this day a reason. */
  reason?: ReactNode;
  children: ReactNode;
};

/** The title with the day in one line; below it a short text and the reason for this day. */
export function DayHeading({ today, title, changedByPress, membership, reason, children }: Props) {
  const heading = useFocusOnChange(changedByPress);
  return (
    <header>
      <TitleLine
        title={
          <h1 ref={heading} tabIndex={-1} className={dayTitleClasses}>
            {title ?? titleOf(today)}
          </h1>
        }
      >
        <DayMark today={today} membership={membership} />
      </TitleLine>
      <TextLine line={children}>{reason}</TextLine>
    </header>
  );
}

export const titleOf = ({ isCenturyClub }: Today) => (isCenturyClub ? text.clubTitle : text.title);

/** Returns a heading that takes the focus after the person changed the day, because the pressed button is gone. */
export function useFocusOnChange(
  changedByPress: RefObject<boolean> | undefined,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!changedByPress?.current) return;
    changedByPress.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [changedByPress]);
  return heading;
}

/** The day number beside the title. */
export function DayMark({ today, membership }: { today: Today; membership: ReactNode }) {
  if (today.isCenturyClub && membership) return membership;
  return (
    <DayChip>
      {text.dayOf({ day: today.dayNumber, total: programLength, isSeason2: today.isCenturyClub })}
    </DayChip>
  );
}

/** As large as fits in one line of a phone beside the chip. */
export const dayTitleClasses =
  'scroll-mt-32 text-[clamp(1.25rem,6.25vw,1.75rem)] tablet:text-[clamp(2.25rem,1.1rem+1.9vw,3.5rem)]';

export function TitleLine({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4.5 gap-y-3 max-tablet:justify-between max-tablet:gap-x-2 max-tablet:gap-y-2">
      {title}
      {children}
    </div>
  );
}

export function TextLine({ line, children }: { line: ReactNode; children?: ReactNode }) {
  return (
    <div className="mt-2 flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-1.5 max-tablet:mt-1 max-tablet:min-h-0">
      <div className="text-[1.0625rem] leading-[1.4] text-pretty text-ink-2 max-tablet:w-full max-tablet:text-md">
        {line}
      </div>
      {children}
    </div>
  );
}

export function DayChip({ children }: { children: ReactNode }) {
  return (
    <p className="inline-flex min-h-8 items-center rounded-[8px] bg-invert px-3 text-sm font-[680] whitespace-nowrap text-on-invert max-tablet:min-h-7 max-tablet:px-2.25 max-tablet:text-[.8125rem] max-tablet:font-stretch-[92%]">
      {children}
    </p>
  );
}
