import { PremiumPage } from '../features/premium/premium-page';

export default function PremiumRoute() {
  return <PremiumPage />;
}
