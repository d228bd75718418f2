import { useEffect, useState } from 'react';
import { type InstallPrompt, install, useInstallPrompt } from '../../platform/device/install-prompt';
import { isInstalled, isIos } from '../../platform/device/ios';
import { isInstallTurn, rememberAsked } from '../../platform/question-of-day';
import { dateHere } from '../../platform/time/date-here';
import { Button } from '../../ui/button';
import { Banner } from '../../ui/feedback/banner';
import { Mark } from '../../ui/hundred-grid/mark';
import { Icon } from '../../ui/icon';
import { type InstallWay, mayOffer, rememberDismissal } from './install-offer';
import { text } from './text';

/**
 * Offers to install the app in the way that this browser supports, on a date without another question. It disappears
 * with its page.
 */
export function InstallBanner({ page, uid }: { page: string; uid: string }) {
  const prompt = useInstallPrompt();
  const [firstPage] = useState(page);
  const [isOver, setOver] = useState(false);
  if (!isOver && page !== firstPage) setOver(true);
  const [date] = useState(() => dateHere(new Date().toISOString()));
  const [isTurn] = useState(() => isInstallTurn(uid, date));
  const way = prompt ? 'browser' : isIos(navigator) ? 'ios' : undefined;
  const isShown =
    way !== undefined && !isOver && !isInstalled() && isTurn && mayOffer(way, localStorage, Date.now());
  useEffect(() => {
    if (isShown) rememberAsked(uid, 'install', date);
  }, [isShown, uid, date]);
  if (!isShown) return null;

  function dismiss(from: InstallWay) {
    rememberDismissal(from, localStorage, Date.now());
    setOver(true);
  }
  return (
    <Banner
      title={text.title}
      sign={<Mark size={30} />}
      action={prompt && <InstallNow prompt={prompt} onNo={() => dismiss('browser')} />}
      onClose={() => dismiss(way)}
    >
      {prompt ? text.benefit : <IosSteps />}
    </Banner>
  );
}

function InstallNow({ prompt, onNo }: { prompt: InstallPrompt; onNo: () => void }) {
  return (
    <Button look="ink" size="small" onClick={async () => (await install(prompt)) === 'dismissed' && onNo()}>
      {text.install}
    </Button>
  );
}

const IosSteps = () => (
  <>
    <Icon name="share" size={18} className="inline align-[-3px]" /> {text.iosSteps}
  </>
);
