import { useLocation } from 'react-router';
import { pageOf } from '../layout/page-arrival';
import { useHadCompletedWorkout } from '../platform/completed-workout';
import { useInstallPrompt } from '../platform/device/install-prompt';
import { isIos } from '../platform/device/ios';
import { useIsNewVersionReady } from '../platform/http/app-version';
import { useSession } from '../platform/session';
import { useIsQuiet } from '../platform/time/quiet-time';
import { BannerDock } from '../ui/feedback/banner';
import { lazyPart } from '../ui/feedback/lazy-part';

const InstallBanner = lazyPart(async () => ({
  default: (await import('../features/install/install-banner')).InstallBanner,
}));
const NewVersionBanner = lazyPart(async () => ({
  default: (await import('../features/install/new-version-banner')).NewVersionBanner,
}));

const PrivacyNotice = lazyPart(async () => ({
  default: (await import('../features/legal/privacy-notice')).PrivacyNotice,
}));

/** Everything that asks for attention on any page. Each part loads only when it is needed. */
export function Banners() {
  const session = useSession();
  const page = pageOf(useLocation().pathname);
  const hadCompletedWorkout = useHadCompletedWorkout(page);
  const canInstall = useInstallPrompt() !== undefined || isIos(globalThis.navigator ?? unknownDevice);
  const isNewVersionReady = useIsNewVersionReady();
  const isQuiet = useIsQuiet();
  const isSignedIn = session.state === 'signed-in';
  return (
    <BannerDock isHidden={isQuiet}>
      {isSignedIn && isNewVersionReady && <NewVersionBanner />}
      {isSignedIn && canInstall && hadCompletedWorkout && (
        <InstallBanner page={page} uid={session.person.uid} />
      )}
      {/* A person has a zone from the start of the challenge on. */}
      <PrivacyNotice hasStarted={isSignedIn && session.person.timezone !== null} />
    </BannerDock>
  );
}

/** For prerendering, where there is no browser. */
const unknownDevice = { userAgent: '', maxTouchPoints: 0 };
