import { PrivacyPolicy } from '../../features/legal/privacy-policy';
import { useHasPayments } from '../../features/legal/use-has-payments';
import { useOwnTexts } from '../../features/legal/use-own-texts';
import { PublicHeader } from '../../layout/public-header';

export default function PrivacyRoute() {
  return <PrivacyPolicy header={<PublicHeader />} hasPayments={useHasPayments()} ownTexts={useOwnTexts()} />;
}
