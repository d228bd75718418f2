import { PrivacyPolicy } from '../../features/legal/privacy-policy';
import { PublicHeader } from '../../layout/public-header';

export default function PrivacyRoute() {
  return <PrivacyPolicy header={<PublicHeader />} />;
}
