import type { CommunityEntry } from '@hundred/contract/together/community';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '../../challenge/premium';
import { PremiumPanel } from '../../challenge/premium-panel';
import { useChallenge } from '../../challenge/use-challenge';
import { premiumView } from '../../challenge/views';
import { ApiError } from '../../platform/http/api';
import { usePageTitle } from '../../platform/look/page-title';
import { NotLoaded, type RetryableQuery } from '../../platform/not-loaded';
import { useApi } from '../../platform/session';
import { Button, iconButtonClasses } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { useHeldFocus } from '../../ui/focus/use-held-focus';
import { Icon } from '../../ui/icon';
import { PageHead } from '../../ui/page-head';
import { BlockReportDialog } from './block-report-dialog';
import { Cheers, ExampleCheers } from './cheers';
import { communityQuery } from './community-query';
import { EntryCard } from './entry-card';
import { personText } from './entry-text';
import { exampleEntries } from './example-entries';
import { ShareSwitch } from './share-switch';
import { StopSharing } from './stop-sharing';
import { text } from './text';

/** The milestones that people share, or an example of them without Premium. */
export default function CommunityPage() {
  usePageTitle(text.title);
  const canUse = useCan()('community-access');
  const premium = useChallenge(premiumView);
  return (
    <>
      <PageHead title={text.title} lede={text.lede} />
      {canUse === undefined && <LoadingOrError query={premium} />}
      {canUse === true && <Feed />}
      {canUse === false && <LockedCommunity />}
    </>
  );
}

/** Shown in place of the entries while they load, or if that failed. */
function LoadingOrError({ query }: { query: RetryableQuery }) {
  if (!query.error) return <Loading />;
  return <NotLoaded queries={[query]} title={text.notLoaded} />;
}

function Feed() {
  const feed = useInfiniteQuery(communityQuery(useApi()));
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = feed;
  /** The entry that can be blocked or reported in the dialog. */
  const [entryInDialog, setEntryInDialog] = useState<CommunityEntry>();
  const focusProps = useHeldFocus();
  if (error instanceof ApiError && error.code === 'social_suspended')
    return (
      <>
        <StopSharing />
        <EmptyState title={text.suspended}>{error.message}</EmptyState>
      </>
    );
  if (!data) return <LoadingOrError query={feed} />;
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <>
      <ShareSwitch isOn={data.pages[0]?.on ?? false} />
      <div {...focusProps}>
        {entries.length === 0 ? (
          <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>
        ) : (
          <ol className="mt-6 grid gap-3 desktop:grid-cols-2 desktop:gap-4 vast:grid-cols-3">
            {entries.map((entry) => (
              <li key={entry.id}>
                {entry.isOwn ? (
                  <EntryCard entry={entry} />
                ) : (
                  <EntryOfOther entry={entry} onBlockOrReport={() => setEntryInDialog(entry)} />
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
      {hasNextPage && (
        <Button
          wide
          className="mt-4"
          busy={isFetchingNextPage}
          busyText={text.loadingMore}
          onClick={() => void fetchNextPage()}
        >
          {text.showMore}
        </Button>
      )}
      {isFetchNextPageError && (
        <p role="alert" className="mt-3 text-center text-ink-2">
          {text.moreNotLoaded}
        </p>
      )}
      {entryInDialog && (
        <BlockReportDialog entry={entryInDialog} onClose={() => setEntryInDialog(undefined)} />
      )}
    </>
  );
}

type OtherProps = { entry: CommunityEntry; onBlockOrReport: () => void };

function EntryOfOther({ entry, onBlockOrReport }: OtherProps) {
  return (
    <EntryCard
      entry={entry}
      aside={
        <button
          type="button"
          aria-label={blockOrReportText(entry)}
          onClick={onBlockOrReport}
          className={`${iconButtonClasses} -my-2 -mr-2`}
        >
          <Icon name="more" size={18} />
        </button>
      }
    >
      <Cheers entry={entry} />
    </EntryCard>
  );
}

/** Only a person with a name can be blocked. */
function blockOrReportText(entry: CommunityEntry): string {
  const person = personText(entry);
  return entry.name === null ? text.reportPerson({ person }) : text.blockOrReportPerson({ person });
}

function LockedCommunity() {
  return (
    <>
      <StopSharing />
      <PremiumPanel title={text.locked}>{text.lockedHint}</PremiumPanel>
      <section aria-label={text.example} className="mt-4 grid gap-3 desktop:grid-cols-3 desktop:gap-4">
        {exampleEntries.map((entry) => (
          <EntryCard key={entry.id} entry={entry}>
            {!entry.isOwn && <ExampleCheers entry={entry} />}
          </EntryCard>
        ))}
      </section>
    </>
  );
}

const Loading = () => (
  <SkeletonGroup label={text.loading} className="grid gap-3">
    <Skeleton className="h-24 rounded-3" />
    <Skeleton className="h-28 rounded-3" />
    <Skeleton className="h-28 rounded-3" />
  </SkeletonGroup>
);
