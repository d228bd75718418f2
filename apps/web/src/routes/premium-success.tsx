import { useSearchParams } from 'react-router';
import { CheckoutReturn } from '../features/premium/checkout-return';

/** Where the payment provider sends people who have paid, or say so. */
export default function PremiumSuccessRoute() {
  const [search] = useSearchParams();
  return <CheckoutReturn sessionId={search.get('session_id') ?? ''} />;
}
