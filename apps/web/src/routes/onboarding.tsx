import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { OnboardingPage } from '../features/onboarding/onboarding-page';
import { LoadingSign } from '../layout/loading-screen';
import { LogoutButton } from '../layout/logout-button';
import { PublicHeader } from '../layout/public-header';
import { statsQuery } from '../platform/challenge-queries';
import { useApi } from '../platform/session';

export default function OnboardingRoute() {
  const api = useApi();
  // Whoever was sent here has just been told that nothing is begun: asking once more would only blink.
  const stats = useQuery({ ...statsQuery(api), retryOnMount: false });
  if (stats.data) return <Navigate to="/dashboard" replace />;
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader>
        <LogoutButton />
      </PublicHeader>
      <main className="page-width flex-1 py-6 tablet:py-16">
        {stats.isPending ? <Waiting /> : <OnboardingPage />}
      </main>
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid justify-center pt-24">
      <h1 className="sr-only">Welcome</h1>
      <LoadingSign />
    </div>
  );
}
