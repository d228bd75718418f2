import { text } from '../../features/dashboard/text/page';
import { lazyDialog, lazyPart } from '../../ui/feedback/lazy-part';
import { MissingPart } from '../../ui/feedback/missing-part';
import { Skeleton } from '../../ui/feedback/skeleton';
import { text as partText } from '../../ui/feedback/text/parts';

// The parts of the dashboard that load after the exercises, or only when they are needed.

const missing = () => <p role="alert">{partText.dialogNotLoaded}</p>;
export const LoadFailure = lazyPart(
  async () => ({ default: (await import('../../features/dashboard/load-failure')).LoadFailure }),
  { missing },
);
export const PathChooser = lazyPart(() => import('../../features/century-club/path-chooser'), {
  waiting: <Skeleton className="h-96" />,
  missing: () => <MissingPart title={text.clubNotLoaded} headingLevel={1} />,
});
export const MemberBanner = lazyPart(() => import('../../features/century-club/member-banner'), {
  waiting: <Skeleton className="h-8 w-80 max-w-full" />,
});
export const SeasonFinished = lazyPart(() => import('../../features/century-club/season-finished'), {
  missing,
});
/** The last card of the page. The list of badges beside it waits for it, because it has the height that is left. */
export const GoPremiumCard = lazyPart(
  async () => ({
    default: (await import('../../features/dashboard/go-premium-card')).GoPremiumCard,
  }),
  { waiting: <span data-selling="" hidden /> },
);
export const RecapCard = lazyPart(() => import('../../features/recap/recap-card'));
export const CoachLine = lazyPart(() => import('../../features/coach/coach-line'));
/** Rare: only while the operator announces something. */
export const AnnouncementNote = lazyPart(() => import('../../features/announcements/announcement-note'));
export const BoostPart = lazyPart(() => import('../../features/boosts/boost-part'));
/** The content below a question waits for it and appears together with it, so that it is not shifted. */
const coming = { waiting: <span data-coming hidden /> };
export const QuestionOfDay = lazyPart(() => import('./question-of-day'), coming);
export const Overlays = lazyDialog(() => import('./overlays'));

/** Loads the code of a session ahead, because the device may be without a connection when the person starts one. */
export const preloadSession = () => void import('../session/session').catch(() => {});
