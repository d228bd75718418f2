import { PublicHeader } from '../app/layout/public-header';
import { TermsOfService } from '../features/legal/terms-of-service';

export default function TermsRoute() {
  return <TermsOfService header={<PublicHeader />} />;
}
