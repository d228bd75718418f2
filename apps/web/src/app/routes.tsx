import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { RequireSession, SignedOutOnly } from './guards';
import { LoadingScreen } from './loading-screen';
import { ModulePage, pageModule } from './page-module';

const login = pageModule(() => import('../routes/login'));
const privacy = pageModule(() => import('../routes/privacy'));
const terms = pageModule(() => import('../routes/terms'));

/** Pages that are files of their own, by address: prerendered, then taken over. */
export const publicPages = { '/login': login, '/privacy': privacy, '/terms': terms } as const;

export type PublicPath = keyof typeof publicPages;

export const isPublicPath = (path: string): path is PublicPath => Object.hasOwn(publicPages, path);

const SignedInApp = lazy(() => import('./signed-in-app'));
const AppLayout = lazy(() => import('./layout/app-layout'));
const Dashboard = lazy(() => import('../routes/dashboard'));
const Progress = lazy(() => import('../routes/progress'));
const Statistics = lazy(() => import('../routes/statistics'));
const Badges = lazy(() => import('../routes/badges'));
const Leaderboard = lazy(() => import('../routes/leaderboard'));
const Premium = lazy(() => import('../routes/premium'));
const PremiumSuccess = lazy(() => import('../routes/premium-success'));
const PremiumCancel = lazy(() => import('../routes/premium-cancel'));
const Settings = lazy(() => import('../routes/settings'));
const Onboarding = lazy(() => import('../routes/onboarding'));
const AuthCallback = lazy(() => import('../routes/auth-callback'));
const NotFound = lazy(() => import('../routes/not-found'));

/** Every primitive in every state. Left out of the product: the condition is a constant when building it. */
const Gallery =
  import.meta.env.DEV || import.meta.env.MODE === 'gallery'
    ? lazy(() => import('../routes/gallery'))
    : undefined;

export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route element={<SignedOutOnly />}>
          <Route path="/login" element={<ModulePage module={login} />} />
        </Route>
        <Route path="/privacy" element={<ModulePage module={privacy} />} />
        <Route path="/terms" element={<ModulePage module={terms} />} />
        <Route path="/auth/*" element={<AuthCallback />} />
        <Route element={<RequireSession />}>
          <Route path="/" element={<Navigate to="/dashboard" replace />} />
          <Route element={<SignedInApp />}>
            <Route path="/onboarding" element={<Onboarding />} />
            <Route element={<AppLayout />}>
              <Route path="/dashboard" element={<Dashboard />} />
              <Route path="/progress" element={<Progress />} />
              <Route path="/statistics" element={<Statistics />} />
              <Route path="/badges" element={<Badges />} />
              <Route path="/leaderboard" element={<Leaderboard />} />
              <Route path="/premium" element={<Premium />} />
              <Route path="/premium/success" element={<PremiumSuccess />} />
              <Route path="/premium/cancel" element={<PremiumCancel />} />
              <Route path="/settings/*" element={<Settings />} />
            </Route>
          </Route>
        </Route>
        {Gallery && <Route path="/gallery" element={<Gallery />} />}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
