import { type MovementId, movementIds, movements } from '@hundred/domain/movements/movements';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { useCan } from '../challenge/premium';
import { useChallenge } from '../challenge/use-challenge';
import { premiumView } from '../challenge/views';
import { DemonstrationView } from '../features/form/demonstration-view';
import { demonstrationText } from '../features/form/demonstrations';
import { FormTipsCard } from '../features/form/form-tips-card';
import { LockedDemonstration } from '../features/form/locked-demonstration';
import { MovementList } from '../features/form/movement-list';
import { text } from '../features/form/text/text';
import { LoadError } from '../layout/load-error';
import { usePageTitle } from '../platform/look/page-title';
import { BackLink } from '../ui/back-link';
import { Skeleton, SkeletonGroup } from '../ui/feedback/skeleton';
import { PageHead } from '../ui/page-head';

/** `/form` lists all movements, `/form/pushup` shows one. */
export default function FormRoute() {
  const address = useParams()['*'] ?? '';
  if (address === '') return <AllMovements />;
  const movement = movementIds.find((id) => id === address);
  return movement ? <OneMovement key={movement} movement={movement} /> : <Navigate to="/form" replace />;
}

function AllMovements() {
  usePageTitle(text.title);
  return (
    <>
      <PageHead title={text.title} lede={text.lede} />
      <MovementList />
    </>
  );
}

function OneMovement({ movement }: { movement: MovementId }) {
  const { name } = movements[movement];
  usePageTitle(name);
  return (
    <>
      <PageHead
        back={<BackLink to="/form">{text.allMovements}</BackLink>}
        title={name}
        lede={demonstrationText(movement).tempo}
      />
      <Demonstration movement={movement} />
      <div className="mt-8">
        <FormTipsCard movement={movement} />
      </div>
    </>
  );
}

/** The animation is Premium; the text is free. */
function Demonstration({ movement }: { movement: MovementId }): ReactNode {
  const isOpen = useCan()('form-demonstrations');
  const premium = useChallenge(premiumView);
  if (isOpen === undefined) {
    if (premium.error) return <LoadError title={text.notLoaded} queries={[premium]} headingLevel={2} />;
    return (
      <SkeletonGroup label={text.loading}>
        <Skeleton className="h-100 rounded-3" />
      </SkeletonGroup>
    );
  }
  return isOpen ? <DemonstrationView movement={movement} /> : <LockedDemonstration movement={movement} />;
}
