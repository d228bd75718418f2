import { useEffect, useReducer, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { acceptPrivacy, hasAcceptedPrivacy, hasSeenOnboarding } from './privacy-acceptance';

const PrivacyBanner = lazyPart(async () => ({ default: (await import('./privacy-banner')).PrivacyBanner }));

type News = 'loaded' | 'onboarded';
const delays: Record<News, number> = { loaded: 2000, onboarded: 1500 };

/**
 * How long the notice waits. The onboarding makes the person one who has started, so both are told within a
 * moment and in either order: its own delay is the one that counts.
 */
export const nextDelay = (delay: number | undefined, news: News): number =>
  news === 'onboarded' ? delays.onboarded : (delay ?? delays.loaded);

/** Shows the notice when its time has come, and never again once it was accepted or closed. */
export function PrivacyNotice({ hasStarted }: { hasStarted: boolean }) {
  const [isDue, setDue] = useState(false);
  const [delay, tell] = useReducer(nextDelay, undefined);
  useEffect(() => {
    const onOnboarded = () => tell('onboarded');
    addEventListener('onboardingComplete', onOnboarded);
    return () => removeEventListener('onboardingComplete', onOnboarded);
  }, []);
  useEffect(() => {
    // Whoever has started elsewhere has seen it there.
    if (hasStarted || hasSeenOnboarding(localStorage)) tell('loaded');
  }, [hasStarted]);
  useEffect(() => {
    if (delay === undefined) return;
    const timer = setTimeout(() => setDue(!hasAcceptedPrivacy(localStorage)), delay);
    return () => clearTimeout(timer);
  }, [delay]);

  function accept() {
    acceptPrivacy(localStorage, new Date());
    setDue(false);
  }
  return isDue && <PrivacyBanner onAccept={accept} />;
}
