import { useState } from 'react';
import type { Badge, BadgeProgress, Badges } from '../../challenge/badges-view';
import { formatPercent } from '../../platform/format/format';
import { BadgeMedallion } from '../../ui/badges/badge-medallion';
import { badgeText } from '../../ui/badges/names/text';
import { BelowFold } from '../../ui/below-fold';
import { Card } from '../../ui/card';
import { ProgressBar } from '../../ui/feedback/progress-bar';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { PageHead } from '../../ui/page-head';
import { BadgeDialog } from './badge-dialog';
import { groupBadges } from './badge-groups';
import { BadgeProgressBar } from './badge-progress';
import { BadgeTile } from './badge-tile';
import { text } from './text';

const closestBadgeCount = 3;

/** All badges by group, and above them those that are closest to being earned. */
export function BadgeCollection({ badges: { allBadges, userBadges, progress } }: { badges: Badges }) {
  /** The badge in the dialog. It stays set while the dialog closes. */
  const [openedBadge, setOpenedBadge] = useState<Badge>();
  const [isOpen, setOpen] = useState(false);
  const progressOf = (badge: Badge) => progress.find(({ badgeId }) => badgeId === badge.id);
  function open(badge: Badge) {
    setOpenedBadge(badge);
    setOpen(true);
  }
  return (
    <>
      <CollectionHead earned={userBadges.length} all={allBadges.length} />
      {/* The progress is sorted, the closest badge first. */}
      {progress.length > 0 && <ClosestBadges entries={progress.slice(0, closestBadgeCount)} onOpen={open} />}
      <BelowFold>
        {/* On the widest screens the special badges, which are many, stand beside all others. */}
        <div className="vast:grid vast:grid-cols-[5fr_6fr] vast:gap-x-16">
          {groupBadges(allBadges).map(({ id, badges, earnedCount }) => (
            <section
              key={id}
              aria-label={text.groups[id]}
              className="mt-10 border-t border-line pt-6 max-tablet:mt-8 vast:last:col-start-2 vast:last:row-span-3 vast:last:row-start-1"
            >
              <div className="mb-4 flex items-baseline gap-3">
                <h2>{text.groups[id]}</h2>
                <span className="label">{text.countOf({ earned: earnedCount, all: badges.length })}</span>
              </div>
              <ul className="grid grid-cols-2 gap-x-2 gap-y-4 max-phone:grid-cols-1 tablet:grid-cols-4 desktop:grid-cols-5 vast:in-[section:last-child]:grid-cols-6">
                {badges.map((badge) => (
                  <li key={badge.id}>
                    <BadgeTile badge={badge} progress={progressOf(badge)} onOpen={() => open(badge)} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </BelowFold>
      {openedBadge && (
        <BadgeDialog
          badge={openedBadge}
          progress={progressOf(openedBadge)}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function CollectionHead({ earned, all }: { earned: number; all: number }) {
  const percent = Math.floor((earned / all) * 100);
  return (
    <div className="flex items-end justify-between gap-x-12 max-tablet:flex-col max-tablet:items-stretch">
      <PageHead title={text.title} lede={text.earnedOf({ earned, all })} />
      {/* The figure stands on the line of the title, the bar on the line below it. */}
      <div className="mb-6 w-85 max-tablet:w-full tablet:mb-8.5 tablet:max-desktop:w-48">
        <p className="numeral mb-6 text-right text-numeral-md max-tablet:hidden">{formatPercent(percent)}</p>
        <ProgressBar
          label={text.badgesEarned}
          value={earned}
          max={all}
          text={text.countOf({ earned, all })}
        />
      </div>
    </div>
  );
}

type ClosestProps = { entries: readonly BadgeProgress[]; onOpen: (badge: Badge) => void };

function ClosestBadges({ entries, onOpen }: ClosestProps) {
  return (
    <section aria-label={text.closest} className="mt-10 max-tablet:mt-8">
      <h2 className="mb-4">{text.closest}</h2>
      <ul className="grid gap-3 desktop:grid-cols-3 desktop:gap-4">
        {entries.map((entry) => (
          <li key={entry.badgeId}>
            <Card className="relative flex h-full items-center gap-5 px-5 py-5 hover:bg-sunk/40">
              <BadgeMedallion
                id={entry.badgeId}
                state="locked"
                progress={entry.progressPercent / 100}
                size={88}
                className="desktop:max-wide:size-18"
              />
              <div className="min-w-0 flex-1">
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => onOpen(entry.badge)}
                  className="text-left leading-snug font-[680] after:absolute after:inset-0 after:rounded-3"
                >
                  {badgeText(entry.badgeId).name}
                </button>
                <p className="mb-3 text-sm leading-snug text-ink-2">{badgeText(entry.badgeId).description}</p>
                <BadgeProgressBar progress={entry} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BadgesSkeleton() {
  return (
    <SkeletonGroup label={text.loading}>
      <Skeleton className="h-[1em] w-[min(100%,9em)] text-title" />
      <Skeleton className="mt-3 h-6 w-52" />
      <Skeleton className="mt-16 h-6 w-56" />
      <div className="mt-4 grid gap-3 desktop:grid-cols-3">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-36 rounded-3" />
        ))}
      </div>
      <Skeleton className="mt-16 h-6 w-44" />
      <div className="mt-4 grid grid-cols-2 gap-4 tablet:grid-cols-4 desktop:grid-cols-5">
        {[1, 2, 3, 4, 5].map((tile) => (
          <Skeleton key={tile} className="h-44 rounded-3" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
