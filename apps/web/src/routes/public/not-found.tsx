import { PublicHeader } from '../../layout/public-header';
import { contentId } from '../../layout/skip-link';
import { usePageTitle } from '../../platform/look/page-title';
import { ButtonLink } from '../../ui/button';
import { LostDayGrid } from '../../ui/hundred-grid/lost-day-grid';
import { text } from './text';

export default function NotFoundRoute() {
  usePageTitle(text.notFound);
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main
        id={contentId}
        className="page-width grid flex-1 content-center items-center gap-10 py-10 tablet:grid-cols-2 desktop:grid-cols-[minmax(0,1fr)_460px] desktop:gap-18"
      >
        <div>
          <h1 className="text-poster leading-[.94] tracking-[-.04em]">{text.notFound}</h1>
          <p className="mt-6 mb-8 max-w-[40ch] text-lg text-ink-2">{text.notFoundHelp}</p>
          <ButtonLink to="/" look="ink" size="large" className="max-tablet:w-full">
            {text.dashboard}
          </ButtonLink>
        </div>
        <LostDayGrid className="max-tablet:-order-1 max-tablet:max-w-[260px]" />
      </main>
    </div>
  );
}
