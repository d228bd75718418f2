import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icon';
import { initialOf } from '../../../ui/initial-of';
import { nameOf } from '../groups/group-text';
import type { MemberToday } from '../groups/member-mark';

const tile =
  'relative grid size-[2.5rem] flex-none place-items-center rounded-[22%] text-[1.0625rem] leading-none font-[720] tablet:size-[3rem] tablet:text-[1.25rem]';

type TileProps = {
  name: string | null;
  today: MemberToday;
  /** The number of the reader's day, while it is open. */
  ownDay?: number | undefined;
};

/**
 * A person as a tile. Those who are done are filled and checked. The reader's own open day is the one orange element of the
 * page.
 */
export function PersonTile({ name, today, ownDay }: TileProps) {
  if (ownDay !== undefined)
    return (
      <span aria-hidden="true" className={classNames(tile, 'numeral bg-accent text-on-accent')}>
        {ownDay}
      </span>
    );
  return (
    <span
      aria-hidden="true"
      className={classNames(tile, 'transition-colors duration-(--duration-fill)', looks[today ?? 'free'])}
    >
      {initialOf(nameOf({ name }))}
      {today === 'done' && (
        <Icon
          name="check"
          size={18}
          className="absolute -right-1.25 -bottom-1.25 rounded-[6px] bg-surface p-0.5 text-done-ink [stroke-width:4]"
        />
      )}
    </span>
  );
}

const looks: Record<NonNullable<MemberToday>, string> = {
  done: 'bg-done text-on-done',
  resting: 'bg-rest-soft text-rest-ink',
  open: 'text-ink-2 inset-ring-[1.5px] inset-ring-edge',
  free: 'text-ink-3 inset-ring-[1.5px] inset-ring-line',
};
