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

/** The title of each public page, and the module that hydrates its markup. */
const prerendered: Record<PublicPath, { title: string; module: string }> = {
  '/login': { title: loginText.pageTitle, module: '/src/routes/public/login.tsx' },
  '/privacy': { title: privacyText.title, module: '/src/routes/public/privacy.tsx' },
  '/terms': { title: termsText.title, module: '/src/routes/public/terms.tsx' },
};

async function renderPublicPage(path: PublicPath) {
  const { title, module } = prerendered[path];
  await publicPages[path].load();
  const html = renderToString(
    <App
      session={makeStubSession()}
      router={(children) => <StaticRouter location={path}>{children}</StaticRouter>}
    />,
  );
  return { path, title: fullTitle(title), module, html };
}

export const pages = await Promise.all((Object.keys(prerendered) as PublicPath[]).map(renderPublicPage));

const addressesIn = (found: readonly RouteObject[]): string[] =>
  found.flatMap(({ path, children = [] }) => [path ?? [], addressesIn(children)].flat());

/** Every address that has a page. `/settings/*` includes all addresses below it. */
export const addresses = addressesIn(createRoutesFromElements(routes)).filter((path) => path !== '*');

/**
 * What every other route shows until its code has loaded. A signed-in person who opens the dashboard sees its frame;
 * every other page shows only that it loads, because the right page is not known yet.
 */
export const shell = renderToString(
  <>
    <div className="hidden in-data-[opens=dashboard]:block">
      <p role="status" className="sr-only">
        {layoutText.loading}
      </p>
      {/* Only a picture of the page: nothing in it works yet, so links to other pages are invisible. */}
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
