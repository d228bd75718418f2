import { usePageTitle } from '../../platform/look/page-title';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';

/** The page to which the payment provider returns after a cancelled payment. */
export default function CheckoutCancelled() {
  usePageTitle('Checkout cancelled');
  return (
    <EmptyState
      title="Nothing was charged"
      headingLevel={1}
      action={
        <>
          <ButtonLink to="/premium" look="ink">
            Back to the plans
          </ButtonLink>
          <ButtonLink to="/dashboard">Back to today’s challenge</ButtonLink>
        </>
      }
    >
      You left the checkout before paying. The hundred days go on as they are.
    </EmptyState>
  );
}
