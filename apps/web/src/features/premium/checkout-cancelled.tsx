import { usePageTitle } from '../../platform/look/page-title';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { text } from './text';

/** The page to which the payment provider returns after a cancelled payment. */
export default function CheckoutCancelled() {
  usePageTitle(text.checkoutCanceled);
  return (
    <EmptyState
      title={text.notCharged}
      headingLevel={1}
      action={
        <>
          <ButtonLink to="/premium" look="ink">
            {text.toPlans}
          </ButtonLink>
          <ButtonLink to="/dashboard">{text.toToday}</ButtonLink>
        </>
      }
    >
      {text.notChargedHint}
    </EmptyState>
  );
}
