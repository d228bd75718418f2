import type { CommunityEntry } from '@hundred/contract/together/community';
import { programLength } from '@hundred/domain/days/exercises';
import type { ReactNode } from 'react';
import { formatMoment } from '../../platform/format/format';
import { BadgeMedallion } from '../../ui/badges/badge-medallion';
import { Card } from '../../ui/card';
import { insertElements } from '../../ui/language/insert-elements';
import { cheeredText, milestoneText, personText } from './entry-text';

type Props = {
  entry: CommunityEntry;
  /** Shown at the end of the first line. */
  aside?: ReactNode;
  /** The actions of the entry. */
  children?: ReactNode;
};

/** One shared milestone. */
export function EntryCard({ entry, aside, children }: Props) {
  const { at, isOwn, cheered } = entry;
  return (
    <Card className="grid h-full grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4">
      <MilestoneSign entry={entry} />
      <div className="flex min-w-0 items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="text-md [overflow-wrap:anywhere]">
            {insertElements(milestoneText(entry), {
              person: <b className="font-[680]">{personText(entry)}</b>,
            })}
          </p>
          <p className="text-sm text-ink-3">
            <time dateTime={at}>{formatMoment(Date.parse(at))}</time>
          </p>
        </div>
        {aside}
      </div>
      {/* The cheers and the actions need the width of the card. */}
      <div className="col-span-full">
        {isOwn && cheered !== null && (
          <p className="mt-3 flex min-h-11 items-center text-sm text-ink-2">{cheeredText(cheered)}</p>
        )}
        {children}
      </div>
    </Card>
  );
}

/** The badge, or the number of the day: 100 for a finished season, whichever it is. */
function MilestoneSign({ entry: { kind, what } }: { entry: CommunityEntry }) {
  if (kind === 'badge') return <BadgeMedallion id={what} size={48} />;
  return (
    <span
      aria-hidden="true"
      className="grid size-12 flex-none place-items-center rounded-2 bg-done font-[780] text-on-done"
    >
      {kind === 'day' ? what : programLength}
    </span>
  );
}
