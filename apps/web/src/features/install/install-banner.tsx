import { useState } from 'react';
import { useHasCompletedWorkout } from '../../platform/completed-workout';
import { type InstallPrompt, install, useInstallPrompt } from '../../platform/install-prompt';
import { isInstalled, isIos } from '../../platform/ios';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Mark } from '../../ui/hundred-grid/mark';
import { Icon } from '../../ui/icon';
import { type InstallWay, mayOffer, rememberDismissal } from './install-offer';

/** Offers to put the app on the home screen, in whatever way this browser knows. */
export function InstallBanner() {
  const prompt = useInstallPrompt();
  const hasCompletedWorkout = useHasCompletedWorkout();
  const [isDismissed, setDismissed] = useState(false);
  const way = prompt ? 'browser' : isIos(navigator) ? 'ios' : undefined;
  const isWanted = way === 'ios' || hasCompletedWorkout;
  if (!way || !isWanted || isDismissed || isInstalled()) return null;
  if (!mayOffer(way, localStorage, Date.now())) return null;

  function dismiss(from: InstallWay) {
    rememberDismissal(from, localStorage, Date.now());
    setDismissed(true);
  }
  return (
    <Banner title="Install Hundred" sign={<Mark size={30} />} onClose={() => dismiss(way)}>
      {prompt ? <InstallNow prompt={prompt} /> : <IosSteps />}
    </Banner>
  );
}

function InstallNow({ prompt }: { prompt: InstallPrompt }) {
  return (
    <>
      <p>Opens from your home screen, and takes your reps without a connection.</p>
      <Button look="ink" size="small" className="mt-3" onClick={() => install(prompt)}>
        Install Now
      </Button>
    </>
  );
}

function IosSteps() {
  return (
    <p>
      Tap <Icon name="share" size={18} className="inline align-[-3px]" /> Share, then Add to Home Screen. It
      opens like an app, and takes your reps without a connection.
    </p>
  );
}
