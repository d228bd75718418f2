import { TermsOfService } from '../../features/legal/terms-of-service';
import { useHasPayments } from '../../features/legal/use-has-payments';
import { useOwnTexts } from '../../features/legal/use-own-texts';
import { PublicHeader } from '../../layout/public-header';

export default function TermsRoute() {
  return <TermsOfService header={<PublicHeader />} hasPayments={useHasPayments()} ownTexts={useOwnTexts()} />;
}
