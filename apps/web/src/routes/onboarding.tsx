import { BeingBuilt } from '../app/being-built';
import { PublicHeader } from '../app/layout/public-header';

export default function OnboardingRoute() {
  return (
    <>
      <PublicHeader />
      <main className="page-width">
        <BeingBuilt title="Welcome">The three steps to Day 1 will stand here.</BeingBuilt>
      </main>
    </>
  );
}
