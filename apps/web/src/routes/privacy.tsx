import { PublicHeader } from '../app/layout/public-header';
import { PrivacyPolicy } from '../features/legal/privacy-policy';

export default function PrivacyRoute() {
  return <PrivacyPolicy header={<PublicHeader />} />;
}
