import { CheckoutCancelled } from '../features/premium/checkout-cancelled';

/** Where the payment provider sends people who have changed their mind. */
export default function PremiumCancelRoute() {
  return <CheckoutCancelled />;
}
