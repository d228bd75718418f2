import type { FeatureId } from '@hundred/domain/entitlements/feature-tiers';
import { features } from '@hundred/domain/entitlements/features';
import type { ComponentProps, ReactNode } from 'react';
import { useCan } from '../../challenge/premium';
import { PremiumPanel } from '../../challenge/premium-panel';
import { useChallenge } from '../../challenge/use-challenge';
import { premiumView } from '../../challenge/views';
import { CoachTabs } from '../../features/coach/coach-tabs';
import { HealthNote } from '../../features/coach/health-note';
import { text } from '../../features/coach/text/coach';
import { LoadError } from '../../layout/load-error';
import { usePageTitle } from '../../platform/look/page-title';
import { useSession } from '../../platform/session';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { PageHead } from '../../ui/page-head';

type Props = {
  title: string;
  lede: string;
  feature: FeatureId;
  note: Pick<ComponentProps<typeof HealthNote>, 'subject' | 'lines'>;
  /** A one-sentence description and one real example, for people without access. */
  locked: { title: string; text: string; example: ReactNode };
  /** Stands below the note; without it, the example does. */
  preview?: ReactNode;
  /** The link back, above the title. */
  back?: ReactNode;
  children: (uid: string) => ReactNode;
};

/** A coach page in all its states: locked, loading, with its note, open. */
export function CoachFrame({ title, lede, feature, note, locked, preview, back, children }: Props) {
  usePageTitle(title);
  const session = useSession();
  const isOpen = useCan()(feature);
  const premium = useChallenge(premiumView);
  if (session.state !== 'signed-in') return null;
  const { uid } = session.person;
  if (isOpen === undefined && premium.error)
    return <LoadError title={text.pageNotLoaded({ page: features[feature].name })} queries={[premium]} />;
  return (
    <>
      {/* The locked panel says the same in its own words. */}
      <PageHead back={back} title={title} tabs={<CoachTabs />} lede={isOpen !== false && lede} />
      {isOpen === undefined && <CoachWaiting />}
      {isOpen === false && (
        <>
          <PremiumPanel title={locked.title}>
            {locked.text} {text.partOfLifetime}
          </PremiumPanel>
          <div className="mt-6">
            <Example>{locked.example}</Example>
          </div>
        </>
      )}
      {isOpen && (
        <HealthNote uid={uid} {...note} preview={preview ?? <Example>{locked.example}</Example>}>
          {children(uid)}
        </HealthNote>
      )}
    </>
  );
}

const Example = ({ children }: { children: ReactNode }) => (
  <section aria-label={text.example}>
    <p aria-hidden="true" className="label mb-2">
      {text.example}
    </p>
    {children}
  </section>
);

export const CoachWaiting = () => (
  <SkeletonGroup label={text.loading} className="grid gap-4">
    <Skeleton className="h-60 rounded-3" />
    <Skeleton className="h-40 rounded-3" />
  </SkeletonGroup>
);
