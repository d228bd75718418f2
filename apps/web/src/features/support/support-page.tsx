import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePremium } from '../../challenge/premium';
import { usePageTitle } from '../../platform/look/page-title';
import { NotLoaded } from '../../platform/not-loaded';
import { useApi, useSession } from '../../platform/session';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { PageHead } from '../../ui/page-head';
import { markAnswersRead } from './read-answers';
import { RequestList } from './request-list';
import { SupportForm } from './support-form';
import { supportQuery } from './support-queries';

export default function SupportPage() {
  usePageTitle('Support');
  const session = useSession();
  const tier = usePremium()?.plan;
  return (
    <>
      <PageHead
        title="Support"
        lede={
          <>
            Write to whoever runs this. The answer comes to this page, and by a notification.{' '}
            {tier === 'lifetime' && 'With Lifetime, your questions come first.'}
            {(tier === 'starter' || tier === 'trial') && 'With Premium, your questions are among the first.'}
          </>
        }
      />
      <div className="grid items-start gap-8 wide:grid-cols-2 wide:gap-6">
        {session.state === 'signed-in' && <SupportForm uid={session.person.uid} />}
        <section aria-labelledby="your-requests">
          <h2 id="your-requests" className="mb-4">
            Your requests
          </h2>
          {session.state === 'signed-in' && <Requests uid={session.person.uid} />}
        </section>
      </div>
    </>
  );
}

function Requests({ uid }: { uid: string }) {
  const requests = useQuery(supportQuery(useApi()));
  useEffect(() => markAnswersRead(uid, requests.data?.requests ?? []), [uid, requests.data]);
  if (requests.data)
    return requests.data.requests.length > 0 ? (
      <RequestList requests={requests.data.requests} />
    ) : (
      <EmptyState title="No questions yet" headingLevel={3}>
        What you ask stands here, with its answer, until half a year after it is closed.
      </EmptyState>
    );
  if (requests.error)
    return (
      <NotLoaded
        queries={[requests]}
        title="Your requests did not load"
        what="This list"
        unharmed="Nothing you wrote is lost."
      />
    );
  return (
    <SkeletonGroup label="Loading your requests" className="grid gap-4">
      <Skeleton className="h-36 rounded-3" />
      <Skeleton className="h-36 rounded-3" />
    </SkeletonGroup>
  );
}
