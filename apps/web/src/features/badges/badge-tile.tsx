import type { Badge, BadgeProgress } from '../../challenge/badges-view';
import { formatNumber } from '../../platform/format/format';
import { BadgeMedallion } from '../../ui/badges/badge-medallion';
import { badgeText } from '../../ui/badges/names/text';
import { classNames } from '../../ui/class-names';
import { ProgressBar } from '../../ui/feedback/progress-bar';
import { Icon } from '../../ui/icon';
import { text } from './text';

type Props = { badge: Badge; progress: BadgeProgress | undefined; onOpen: () => void };

/** One badge in the grid of its group. A press opens its dialog. */
export function BadgeTile({ badge: { id, earned }, progress, onOpen }: Props) {
  const { name, description } = badgeText(id);
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      className="grid h-full w-full content-start justify-items-center gap-1 rounded-3 px-2 py-3 text-center transition-colors duration-(--duration-fast) hover:bg-sunk/60 max-tablet:px-1"
    >
      <BadgeMedallion
        id={id}
        state={earned ? 'earned' : 'locked'}
        size={112}
        className="mb-2 max-tablet:size-23"
      />
      <span
        className={classNames('leading-tight text-balance', earned ? 'font-[660]' : 'font-[560] text-ink-2')}
      >
        {name}
      </span>
      {earned ? (
        <>
          <span className="sr-only">{text.spokenEarned}</span>
          <span className="max-w-[20ch] text-sm leading-snug text-balance text-ink-2">{description}</span>
        </>
      ) : (
        <LockedState progress={progress} />
      )}
    </button>
  );
}

function LockedState({ progress }: Pick<Props, 'progress'>) {
  if (!progress)
    return (
      <span className="inline-flex items-center gap-1.5 text-sm text-ink-3">
        <Icon name="lock" size={15} />
        {text.locked}
      </span>
    );
  const { currentValue, targetValue, progressPercent, badgeId } = progress;
  return (
    <span className="mt-1 grid w-[min(100%,7.5rem)] justify-items-center gap-1.5">
      <span aria-hidden="true" className="w-full">
        <ProgressBar label={text.towards(badgeText(badgeId))} value={progressPercent} tone="quiet" thin />
      </span>
      <span className="text-[0.8125rem] font-[600] text-ink-3">
        <span className="sr-only">{text.spokenLocked}</span>
        {formatNumber(currentValue)} / {formatNumber(targetValue)}
      </span>
    </span>
  );
}
