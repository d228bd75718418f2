import { lazy, Suspense } from 'react';
import { matchPath, Navigate, Route, Routes } from 'react-router';
import { LoadingScreen } from '../layout/loading-screen';
import { RequireSession, SignedOutOnly } from './guards';
import { useOpenedPages } from './pages/opened-pages';
import { ModulePage, type PageModule, pageModule } from './pages/page-module';

const login = pageModule(() => import('../routes/public/login'));
const privacy = pageModule(() => import('../routes/public/privacy'));
const terms = pageModule(() => import('../routes/public/terms'));

/** Public pages by address. They are prerendered as separate files and then hydrated. */
export const publicPages = { '/login': login, '/privacy': privacy, '/terms': terms } as const;

export type PublicPath = keyof typeof publicPages;

export const isPublicPath = (path: string): path is PublicPath => Object.hasOwn(publicPages, path);

const signedInApp = pageModule(() => import('./signed-in-app'));
const appLayout = pageModule(() => import('./app-layout'));

/**
 * Pages for people who are signed in, within one frame. A page of a single feature lies in the folder of the feature; one
 * that combines features or reads its own address is a file in `routes`.
 */
export const framedPages = {
  '/dashboard': pageModule(() => import('../routes/dashboard/dashboard')),
  '/progress': pageModule(() => import('../routes/progress')),
  '/statistics': pageModule(() => import('../routes/statistics/statistics')),
  '/statistics/details': pageModule(() => import('../routes/statistics/statistics-details')),
  '/statistics/forecast': pageModule(() => import('../routes/statistics/statistics-forecast')),
  '/statistics/muscles': pageModule(() => import('../routes/statistics/statistics-muscles')),
  '/statistics/recovery': pageModule(() => import('../routes/statistics/statistics-recovery')),
  '/plan': pageModule(() => import('../routes/plan/plan')),
  '/form/*': pageModule(() => import('../routes/form')),
  '/plan/schedule': pageModule(() => import('../routes/plan/plan-schedule')),
  '/coach': pageModule(() => import('../routes/coach/coach')),
  '/coach/recovery/*': pageModule(() => import('../routes/coach/coach-recovery')),
  '/coach/nutrition': pageModule(() => import('../routes/coach/coach-nutrition')),
  '/badges': pageModule(() => import('../routes/badges')),
  '/leaderboard': pageModule(() => import('../features/leaderboards/leaderboard-page')),
  '/together': pageModule(() => import('../features/together/together-page')),
  '/together/team/*': pageModule(() => import('../routes/together/together-team')),
  '/together/challenge/*': pageModule(() => import('../routes/together/together-challenge')),
  '/together/room/*': pageModule(() => import('../routes/together/together-room')),
  '/join/*': pageModule(() => import('../routes/together/join')),
  '/premium': pageModule(() => import('../features/premium/premium-page')),
  '/premium/success': pageModule(() => import('../routes/premium-success')),
  '/premium/cancel': pageModule(() => import('../features/premium/checkout-cancelled')),
  '/community': pageModule(() => import('../features/community/community-page')),
  '/support': pageModule(() => import('../features/support/support-page')),
  '/settings/*': pageModule(() => import('../routes/settings/settings')),
} as const;

/** Pages for people who are signed in, without the frame of the others. */
export const unframedPages = {
  '/onboarding': pageModule(() => import('../routes/onboarding')),
  /** A screen to be read from a distance, which is left by loading another page. */
  '/count/*': pageModule(() => import('../routes/count/count')),
  /** Nothing but the training session is on the screen. */
  '/session/*': pageModule(() => import('../routes/session/session')),
  /** One screen with one way on. */
  '/recap': pageModule(() => import('../routes/recap/recap')),
  /** With a frame of its own, and for operators alone. */
  '/desk/*': pageModule(() => import('../routes/desk/desk')),
} as const;

/**
 * Loads all parts of the first signed-in page in parallel. Otherwise each part would wait until the one around it is
 * shown.
 */
export async function loadSignedInPage(path: string): Promise<void> {
  const find = (pages: Record<string, PageModule>) =>
    Object.entries(pages).find(([pattern]) => matchPath(pattern, path))?.[1];
  const unframed = find(unframedPages);
  const parts = unframed ? [signedInApp, unframed] : [signedInApp, appLayout, find(framedPages)];
  await Promise.all(parts.map((part) => part?.load()));
}

const AuthCallback = lazy(() => import('../routes/public/auth-callback'));
const NotFound = lazy(() => import('../routes/public/not-found'));

/** All UI primitives in all states. Removed from the production build, where the condition is a constant. */
const Gallery = import.meta.env.DEV ? lazy(() => import('../routes/gallery')) : undefined;

/** All addresses of the product. The build passes them to the server. */
export const routes = (
  <>
    <Route element={<SignedOutOnly />}>
      <Route path="/login" element={<ModulePage module={login} />} />
    </Route>
    <Route path="/privacy" element={<ModulePage module={privacy} />} />
    <Route path="/terms" element={<ModulePage module={terms} />} />
    <Route path="/auth/*" element={<AuthCallback />} />
    <Route element={<RequireSession />}>
      <Route path="/" element={<Navigate to="/dashboard" replace />} />
      <Route element={<ModulePage module={signedInApp} />}>
        {Object.entries(unframedPages).map(([path, page]) => (
          <Route key={path} path={path} element={<ModulePage key={path} module={page} />} />
        ))}
        <Route element={<ModulePage module={appLayout} />}>
          {Object.entries(framedPages).map(([path, page]) => (
            <Route key={path} path={path} element={<ModulePage key={path} module={page} />} />
          ))}
        </Route>
      </Route>
    </Route>
    {Gallery && <Route path="/gallery" element={<Gallery />} />}
    <Route path="*" element={<NotFound />} />
  </>
);

/** The page of the present address. */
export function AppRoutes() {
  useOpenedPages();
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>{routes}</Routes>
    </Suspense>
  );
}
