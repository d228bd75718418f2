import { renderToString } from 'react-dom/server';
import { createRoutesFromElements, type RouteObject, StaticRouter } from 'react-router';
import { App } from './app/app';
import { DashboardFrame } from './app/dashboard-frame';
import { type PublicPath, publicPages, routes } from './app/routes';
import { text as loginText } from './features/identity/text';
import { text as privacyText } from './features/legal/text/privacy';
import { text as termsText } from './features/legal/text/terms';
import { LoadingScreen } from './layout/loading-screen';
import { text as layoutText } from './layout/text/public';
import { fullTitle } from './platform/look/page-title';
import { makeStubSession, stubPerson } from './platform/stub-session';

const titles: Record<PublicPath, string> = {
  '/login': fullTitle(loginText.pageTitle),
  '/privacy': fullTitle(privacyText.title),
  '/terms': fullTitle(termsText.title),
};

async function renderPublicPage(path: PublicPath) {
  await publicPages[path].load();
  const html = renderToString(
    <App
      session={makeStubSession()}
      router={(children) => <StaticRouter location={path}>{children}</StaticRouter>}
    />,
  );
  return { path, title: titles[path], module: `/src/routes/public${path}.tsx`, html };
}

/** The public pages as markup, with the file that each of them is taken over by. */
export const pages = await Promise.all((Object.keys(publicPages) as PublicPath[]).map(renderPublicPage));

const addressesIn = (found: readonly RouteObject[]): string[] =>
  found.flatMap(({ path, children = [] }) => [path ?? [], addressesIn(children)].flat());

/** Every address that has a page: `/settings/*` stands for all below it as well. */
export const addresses = addressesIn(createRoutesFromElements(routes)).filter((path) => path !== '*');

/**
 * What every other route shows until its code has loaded: nothing that could be the wrong page, but for whoever
 * was here last and opens the dashboard.
 */
export const shell = renderToString(
  <>
    <div className="hidden in-data-[opens=dashboard]:block">
      <p role="status" className="sr-only">
        {layoutText.loading}
      </p>
      {/* A picture of the page: nothing in it works yet, and the ways to other pages show when they do. */}
      <div
        aria-hidden="true"
        inert
        data-frame
        className="[&_[data-bottom-bar]>*]:invisible [&_header_:is(nav,nav+div)]:invisible"
      >
        <DashboardFrame
          session={{ ...makeStubSession(), prerenderedFor: { state: 'signed-in', person: stubPerson } }}
        />
      </div>
    </div>
    <div className="in-data-[opens=dashboard]:hidden">
      <LoadingScreen />
    </div>
  </>,
);
