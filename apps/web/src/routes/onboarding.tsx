import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { LogoutButton } from '../app/layout/logout-button';
import { PublicHeader } from '../app/layout/public-header';
import { LoadingSign } from '../app/loading-screen';
import { OnboardingPage } from '../features/onboarding/onboarding-page';
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
      <main className="page-width grid flex-1 content-center py-8">
        {stats.isPending ? <LoadingSign /> : <OnboardingPage />}
      </main>
    </div>
  );
}
