import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app/app';
import { LoadingScreen } from './app/loading-screen';
import { type PublicPath, publicPages } from './app/routes';
import { fullTitle } from './platform/page-title';
import { makeStubSession } from './platform/stub-session';

const titles: Record<PublicPath, string> = {
  '/login': fullTitle('Log in'),
  '/privacy': fullTitle('Privacy Policy'),
  '/terms': fullTitle('Terms of Service'),
};

async function renderPublicPage(path: PublicPath) {
  await publicPages[path].load();
  const html = renderToString(
    <App
      session={makeStubSession()}
      router={(children) => <StaticRouter location={path}>{children}</StaticRouter>}
    />,
  );
  return { path, title: titles[path], module: `/src/routes${path}.tsx`, html };
}

/** The public pages as markup, with the file that each of them is taken over by. */
export const pages = await Promise.all((Object.keys(publicPages) as PublicPath[]).map(renderPublicPage));

/** What every other route shows until its code has loaded: nothing that could be the wrong page. */
export const shell = renderToString(<LoadingScreen />);
