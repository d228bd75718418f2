import { useEffect, useReducer, useState } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { acceptPrivacy, hasAcceptedPrivacy, hasSeenOnboarding } from './privacy-acceptance';

const PrivacyBanner = lazyPart(async () => ({ default: (await import('./privacy-banner')).PrivacyBanner }));

type NoticeEvent = 'loaded' | 'onboarded';
const delaysMs: Record<NoticeEvent, number> = { loaded: 2000, onboarded: 1500 };

/**
 * The delay of the notice in milliseconds. The onboarding also starts the challenge, so both events arrive within a
 * moment and in either order; the delay of the onboarding wins.
 */
export const nextDelay = (delay: number | undefined, event: NoticeEvent): number =>
  event === 'onboarded' ? delaysMs.onboarded : (delay ?? delaysMs.loaded);

/** Shows the notice after its delay, and never again once it was accepted or closed. */
export function PrivacyNotice({ hasStarted }: { hasStarted: boolean }) {
  const [isDue, setDue] = useState(false);
  const [delay, dispatch] = useReducer(nextDelay, undefined);
  useEffect(() => {
    const onOnboarded = () => dispatch('onboarded');
    addEventListener('onboardingComplete', onOnboarded);
    return () => removeEventListener('onboardingComplete', onOnboarded);
  }, []);
  useEffect(() => {
    // A person who started on another device has seen the onboarding there.
    if (hasStarted || hasSeenOnboarding(localStorage)) dispatch('loaded');
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
