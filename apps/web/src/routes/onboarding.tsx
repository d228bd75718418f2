import { Navigate } from 'react-router';
import { useChallenge } from '../challenge/use-challenge';
import { statsView } from '../challenge/views';
import { OnboardingPage } from '../features/onboarding/onboarding-page';
import { text } from '../features/onboarding/text';
import { LoadingSign } from '../layout/loading-screen';
import { LogoutButton } from '../layout/logout-button';
import { PublicHeader } from '../layout/public-header';

export default function OnboardingRoute() {
  // A person who was redirected here has just been told that nothing is started, so a refetch would only flicker.
  const stats = useChallenge(statsView);
  if (stats.data) return <Navigate to="/dashboard" replace />;
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader>
        <LogoutButton />
      </PublicHeader>
      <main className="page-width flex-1 py-6 tablet:py-16">
        {stats.isLoading ? <Waiting /> : <OnboardingPage />}
      </main>
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid justify-center pt-24">
      <h1 className="sr-only">{text.welcomeTitle}</h1>
      <LoadingSign />
    </div>
  );
}
