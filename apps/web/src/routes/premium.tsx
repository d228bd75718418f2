import { BeingBuilt } from '../app/being-built';

export default function PremiumRoute() {
  return <BeingBuilt title="Premium">What Premium opens, and its two plans, will stand here.</BeingBuilt>;
}
