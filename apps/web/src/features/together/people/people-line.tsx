import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useApi, useSession } from '../../../platform/session';
import { storeValue } from '../../../platform/storage/stored-value';
import { togetherQuery } from '../../../platform/together-query';
import { useSyncStatus } from '../../../sync/sync-context';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Faces } from './faces';
import { peopleTextOf } from './people-text';
import { text } from './text';

/** An older answer is not shown as the state of today. */
const freshForMs = 2 * 60_000;

/**
 * One line about the team or challenge of the person, which leads to their groups. Where the page holds no place for
 * the line (`isHidden`), it only stores whether the next visit should hold one: nothing may move the exercises below.
 */
export default function PeopleLine({ isHidden }: { isHidden: boolean }) {
  const { isOffline } = useSyncStatus();
  const together = useQuery({ ...togetherQuery(useApi()), enabled: !isOffline, retry: false });
  const line = together.data && peopleTextOf(together.data);
  const uid = useUid();
  const hasLine = line !== undefined;
  // Read by the script of the first paint, which then holds the same place.
  useEffect(() => {
    if (uid) storeValue(`hundred:people:${uid}`, hasLine || undefined);
  }, [uid, hasLine]);
  if (isHidden || !line) return null;
  const isFresh = Date.now() - together.dataUpdatedAt < freshForMs;
  if (!isFresh && together.isFetching) return <WaitingLine />;
  return (
    <Link
      to="/together"
      className="flex min-h-15 items-center gap-3.5 text-md leading-[1.3] text-ink-2 no-underline max-tablet:min-h-12.5 max-tablet:gap-2 max-tablet:text-[.8125rem] max-tablet:tracking-[-.015em] max-tablet:font-stretch-[88%] max-[23.4rem]:text-[.75rem]"
    >
      {isOffline || !isFresh ? (
        <span className="min-w-0">
          <Strong>{text.group({ name: line.name })}</Strong> {isOffline ? text.offline : text.noNews}
        </span>
      ) : (
        <>
          <Faces people={line.people} members={line.members} />
          <span className="min-w-0">
            <span className="line-clamp-1">
              <Strong>{text.group({ name: line.name })}</Strong> {line.count}
            </span>
            <span className="line-clamp-2 max-tablet:leading-[1.2]">{line.needs}</span>
          </span>
        </>
      )}
    </Link>
  );
}

const useUid = (): string | undefined => {
  const session = useSession();
  return session.state === 'signed-in' ? session.person.uid : undefined;
};

/** As high as the line. */
const WaitingLine = () => <Skeleton className="my-2 h-11 max-tablet:h-8.5" />;

const Strong = ({ children }: { children: ReactNode }) => <b className="font-[700] text-ink">{children}</b>;
