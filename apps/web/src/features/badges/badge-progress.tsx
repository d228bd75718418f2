import type { Badge, BadgeProgress } from '../../challenge/badges-view';
import { usePremium } from '../../challenge/premium';
import { formatDate, formatNumber } from '../../platform/format/format';
import { badgeText } from '../../ui/badges/names/text';
import { ProgressBar } from '../../ui/feedback/progress-bar';
import { Icon } from '../../ui/icon';
import { text } from './text';

type Props = { badge: Badge; progress: BadgeProgress | undefined };

/** Shows in the badge dialog the date on which the badge was earned, or the progress toward it. */
export function EarnedOrProgress({ badge, progress }: Props) {
  const isPremiumForAll = usePremium()?.isForAll;
  if (badge.earned)
    return (
      <p className="inline-flex items-center gap-2 font-[660] text-done-ink">
        <Icon name="check" size={20} />
        {earnedText(badge)}
      </p>
    );
  return (
    <div className="grid justify-items-center gap-3">
      <p className="inline-flex items-center gap-2 font-[600] text-ink-2">
        <Icon name="lock" size={20} />
        {text.locked}
      </p>
      {progress && <BadgeProgressBar progress={progress} className="w-60" />}
      {badge.group === 'premium' && !isPremiumForAll && (
        <p className="text-sm text-ink-2">{text.premiumOnly}</p>
      )}
    </div>
  );
}

function earnedText({ earnedOn, onOwnPlan }: Badge): string {
  if (!earnedOn) return text.earned;
  const date = formatDate(earnedOn);
  return onOwnPlan ? text.earnedOnOwnPlan({ date }) : text.earnedOn({ date });
}

type ProgressProps = { progress: BadgeProgress; className?: string };

/** The bar and the figures of a badge that is not earned yet. */
export function BadgeProgressBar({ progress, className }: ProgressProps) {
  const { badgeId, currentValue, targetValue, progressPercent } = progress;
  const current = formatNumber(currentValue);
  const target = formatNumber(targetValue);
  return (
    <div className={className}>
      <ProgressBar
        label={text.towards(badgeText(badgeId))}
        value={progressPercent}
        text={text.countOf({ earned: current, all: target })}
        thin
      />
      <p aria-hidden="true" className="mt-1.5 text-sm font-[560] text-ink-3">
        <b className="font-[720] text-ink">{current}</b> / {target}
      </p>
    </div>
  );
}
