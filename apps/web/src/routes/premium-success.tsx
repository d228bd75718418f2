import { checkoutIdForm } from '@hundred/domain/entitlements/checkout-id';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useChallenge } from '../challenge/use-challenge';
import { statsView } from '../challenge/views';
import { CheckoutReturn, NoCheckout } from '../features/premium/checkout-return';
import { lazyDialog } from '../ui/feedback/lazy-part';

const BadgeCeremony = lazyDialog(() => import('../features/badges/badge-ceremony'));

const supporter = { id: 'iron_supporter' } as const;

/** The page to which the payment provider returns after a payment. */
export default function PremiumSuccessRoute() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id') ?? '';
  return (
    <>
      {checkoutIdForm.test(sessionId) ? <CheckoutReturn sessionId={sessionId} /> : <NoCheckout />}
      <SupporterCeremony />
    </>
  );
}

/**
 * The badge of a payment comes from the provider, not from a press: it is new if the first numbers on this device,
 * cached from before, lack it. The answer that has it is cached in turn, so a second visit celebrates nothing.
 */
function SupporterCeremony() {
  const { data: stats } = useChallenge(statsView);
  const hasIt = stats?.user.badges.includes(supporter.id);
  const [hadIt, setHadIt] = useState(hasIt);
  if (hadIt === undefined && hasIt !== undefined) setHadIt(hasIt);
  return hasIt && hadIt === false ? (
    <BadgeCeremony badges={[supporter]} onClose={() => setHadIt(true)} />
  ) : null;
}
