import { useState } from 'react';
import { type InstallPrompt, install, useInstallPrompt } from '../../platform/device/install-prompt';
import { isInstalled, isIos } from '../../platform/device/ios';
import { Button } from '../../ui/button';
import { Banner } from '../../ui/feedback/banner';
import { Mark } from '../../ui/hundred-grid/mark';
import { Icon } from '../../ui/icon';
import { type InstallWay, mayOffer, rememberDismissal } from './install-offer';

/** Offers to install the app in the way that this browser supports. It disappears with its page. */
export function InstallBanner({ page }: { page: string }) {
  const prompt = useInstallPrompt();
  const [cameOn] = useState(page);
  const [isOver, setOver] = useState(false);
  if (!isOver && page !== cameOn) setOver(true);
  const way = prompt ? 'browser' : isIos(navigator) ? 'ios' : undefined;
  if (!way || isOver || isInstalled()) return null;
  if (!mayOffer(way, localStorage, Date.now())) return null;

  function dismiss(from: InstallWay) {
    rememberDismissal(from, localStorage, Date.now());
    setOver(true);
  }
  return (
    <Banner
      title="Install Hundred"
      sign={<Mark size={30} />}
      action={prompt && <InstallNow prompt={prompt} onNo={() => dismiss('browser')} />}
      onClose={() => dismiss(way)}
    >
      {prompt ? 'Opens from your home screen, and takes your reps without a connection.' : <IosSteps />}
    </Banner>
  );
}

function InstallNow({ prompt, onNo }: { prompt: InstallPrompt; onNo: () => void }) {
  return (
    <Button look="ink" size="small" onClick={async () => (await install(prompt)) === 'dismissed' && onNo()}>
      Install Now
    </Button>
  );
}

const IosSteps = () => (
  <>
    Tap <Icon name="share" size={18} className="inline align-[-3px]" /> Share, then Add to Home Screen. It
    opens like an app, and takes your reps without a connection.
  </>
);
