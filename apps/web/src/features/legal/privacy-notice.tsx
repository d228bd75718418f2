import { useEffect, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { acceptPrivacy, hasAcceptedPrivacy, hasSeenOnboarding } from './privacy-acceptance';

const PrivacyBanner = lazyPart(async () => ({ default: (await import('./privacy-banner')).PrivacyBanner }));

const afterLoad = 2000;
const afterOnboarding = 1500;

/** Shows the notice when its time has come, and never again once it was accepted or closed. */
export function PrivacyNotice({ hasStarted }: { hasStarted: boolean }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (hasAcceptedPrivacy(localStorage)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showAfter = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setDue(!hasAcceptedPrivacy(localStorage)), delay);
    };
    const onOnboarded = () => showAfter(afterOnboarding);
    // Whoever has started elsewhere has seen it there.
    if (hasStarted || hasSeenOnboarding(localStorage)) showAfter(afterLoad);
    else addEventListener('onboardingComplete', onOnboarded);
    return () => {
      clearTimeout(timer);
      removeEventListener('onboardingComplete', onOnboarded);
    };
  }, [hasStarted]);

  function accept() {
    acceptPrivacy(localStorage, new Date());
    setDue(false);
  }
  return isDue && <PrivacyBanner onAccept={accept} />;
}
