import { TermsOfService } from '../../features/legal/terms-of-service';
import { PublicHeader } from '../../layout/public-header';

export default function TermsRoute() {
  return <TermsOfService header={<PublicHeader />} />;
}
