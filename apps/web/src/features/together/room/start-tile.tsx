import type { GroupKind } from '@hundred/domain/together/group-limits';
import { useId } from 'react';
import { classNames } from '../../../ui/class-names';
import { Icon, IconFrame } from '../../../ui/icon';
import { groupDrawings } from '../hub/group-drawings';
import { text as hubText } from '../hub/text';
import { text as pageText } from '../text/page';
import { text } from './text';

type Props = { kind: GroupKind; isBusy: boolean; isDisabled: boolean; onPress: () => void };

const pressable =
  'transition-colors duration-(--duration-fast) hover:bg-sunk/60 active:bg-sunk disabled:opacity-55 aria-busy:opacity-55';

/** Starts a kind of group that the person knows. The tile shows the kind; its accessible name says that it starts one. */
export function StartTile({ kind, isBusy, isDisabled, onPress }: Props) {
  return (
    <button
      type="button"
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      aria-label={text.start[kind]}
      onClick={onPress}
      className={classNames(
        pressable,
        'grid min-h-19.5 flex-[1_1_4.75rem] content-center justify-items-center gap-1.75 rounded-2 px-1 text-sm font-[620] inset-ring-[1.5px] inset-ring-edge',
      )}
    >
      <IconFrame className="text-ink-2">{groupDrawings[kind]}</IconFrame>
      {hubText.kinds[kind]}
    </button>
  );
}

/** Starts a kind of group, and says what it is. */
export function StartRow({ kind, isBusy, isDisabled, onPress }: Props) {
  const id = useId();
  return (
    <button
      type="button"
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint`}
      onClick={onPress}
      className={classNames(
        pressable,
        '-mx-2 flex min-h-18 w-[calc(100%+1rem)] items-center gap-3.5 rounded-2 px-2 py-3 text-left',
      )}
    >
      <IconFrame className="text-ink-2">{groupDrawings[kind]}</IconFrame>
      <span className="min-w-0 flex-1 leading-tight">
        <span id={`${id}-name`} className="block font-[640]">
          {text.start[kind]}
        </span>
        <span id={`${id}-hint`} className="mt-1 block text-md leading-snug text-ink-2">
          {pageText.empty[kind]}
        </span>
      </span>
      <Icon name="chevron-right" size={18} className="text-ink-3" />
    </button>
  );
}
