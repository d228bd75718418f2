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
 * Whether the banner may be shown: on a date whose question it is, until the person opens another page. The date and its
 * question are read once, so that a banner that is shown neither goes at midnight nor when another question is asked.
 */
function useInstallTurn(page: string, uid: string) {
  const [firstPage] = useState(page);
  const [isOver, setOver] = useState(false);
  if (!isOver && page !== firstPage) setOver(true);
  const [date] = useState(() => dateHere(new Date().toISOString()));
  const [isQuestionOfDay] = useState(() => isInstallTurn(uid, date));
  return { isTurn: isQuestionOfDay && !isOver, date, end: () => setOver(true) };
}

/**
 * Offers to install the app in the way that this browser supports, on a date without another question. It is shown until
 * the person opens another page.
 */
export function InstallBanner({ page, uid }: { page: string; uid: string }) {
  const prompt = useInstallPrompt();
  const { isTurn, date, end } = useInstallTurn(page, uid);
  const way = prompt ? 'browser' : isIos(navigator) ? 'ios' : undefined;
  const isShown = way !== undefined && isTurn && !isInstalled() && mayOffer(way, localStorage, Date.now());
  useEffect(() => {
    if (isShown) rememberAsked(uid, 'install', date);
  }, [isShown, uid, date]);
  if (!isShown) return null;

  function dismiss(way: InstallWay) {
    rememberDismissal(way, localStorage, Date.now());
    end();
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
