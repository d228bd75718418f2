import { checkoutIdPattern } from '@hundred/domain/entitlements/checkout-id';
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
      {checkoutIdPattern.test(sessionId) ? <CheckoutReturn sessionId={sessionId} /> : <NoCheckout />}
      <SupporterCeremony />
    </>
  );
}

/**
 * Celebrates the badge of a payment, which no press on this page earns: it is new if the first numbers that this device
 * shows do not have it yet. A second visit starts with numbers that have it, and celebrates nothing.
 */
function SupporterCeremony() {
  const { data: stats } = useChallenge(statsView);
  const isEarned = stats?.user.badges.includes(supporter.id);
  const [wasEarned, setWasEarned] = useState(isEarned);
  if (wasEarned === undefined && isEarned !== undefined) setWasEarned(isEarned);
  return isEarned && wasEarned === false ? (
    <BadgeCeremony badges={[supporter]} onClose={() => setWasEarned(true)} />
  ) : null;
}
