import type { PremiumStatus } from '@hundred/contract/premium';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePremium } from '../../challenge/premium';
import { usePageTitle } from '../../platform/look/page-title';
import { NotLoaded } from '../../platform/not-loaded';
import { useApi, useSession } from '../../platform/session';
import { Card } from '../../ui/card';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { PageHead } from '../../ui/page-head';
import { markAnswersRead } from './read-answers';
import { RequestList } from './request-list';
import { SupportForm } from './support-form';
import { supportQuery } from './support-queries';
import { text } from './text';

/** The form for a question, and the questions sent so far. */
export default function SupportPage() {
  usePageTitle(text.title);
  const session = useSession();
  const premium = usePremium();
  // If everybody has Premium, nobody's questions come first.
  const tier = premium?.isForAll ? 'free' : premium?.plan;
  return (
    <>
      <PageHead title={text.title} lede={ledeFor(tier)} />
      <div className="grid items-start gap-8 wide:grid-cols-2 wide:gap-6 vast:grid-cols-[38rem_minmax(0,1fr)] vast:gap-12">
        {session.state === 'signed-in' && <SupportForm uid={session.person.uid} />}
        <section aria-labelledby="your-requests">
          <h2 id="your-requests" className="mb-4 text-lg">
            {text.requests}
          </h2>
          {session.state === 'signed-in' && <Requests uid={session.person.uid} />}
        </section>
      </div>
    </>
  );
}

function ledeFor(tier: PremiumStatus['plan'] | undefined): string {
  if (tier === 'lifetime') return text.ledeLifetime;
  return tier === 'starter' || tier === 'trial' ? text.ledePremium : text.lede;
}

function Requests({ uid }: { uid: string }) {
  const requests = useQuery(supportQuery(useApi()));
  useEffect(() => markAnswersRead(uid, requests.data?.requests ?? []), [uid, requests.data]);
  if (requests.data)
    return requests.data.requests.length > 0 ? (
      <RequestList requests={requests.data.requests} />
    ) : (
      <Card>
        <h3 className="text-md">{text.noRequests}</h3>
        <p className="mt-1 text-ink-2">{text.noRequestsHint}</p>
      </Card>
    );
  if (requests.error)
    return <NotLoaded queries={[requests]} title={text.requestsNotLoaded} unharmed={text.nothingLost} />;
  return (
    <SkeletonGroup label={text.loading} className="grid gap-4">
      <Skeleton className="h-36 rounded-3" />
      <Skeleton className="h-36 rounded-3" />
    </SkeletonGroup>
  );
}
