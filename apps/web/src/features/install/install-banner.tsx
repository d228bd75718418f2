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
 * Whether the banner may be shown: on a date whose question it is, until the person opens another page. Both are read
 * only once, so that a shown banner stays at midnight and when another question becomes the one of the day.
 */
function useInstallTurn(page: string, uid: string) {
  const [firstPage] = useState(page);
  const [isOver, setOver] = useState(false);
  if (!isOver && page !== firstPage) setOver(true);
  const [date] = useState(() => dateHere(new Date().toISOString()));
  const [isQuestionOfDay] = useState(() => isInstallTurn(uid, date));
  return { isTurn: isQuestionOfDay && !isOver, date, end: () => setOver(true) };
}

/** The way to install that this browser supports. iOS has no prompt, so the banner lists the steps. */
function wayWith(prompt: InstallPrompt | undefined): InstallWay | undefined {
  if (prompt) return 'browser';
  return isIos(navigator) ? 'ios' : undefined;
}

/** Offers to install the app, on a date without another question. */
export function InstallBanner({ page, uid }: { page: string; uid: string }) {
  const prompt = useInstallPrompt();
  const { isTurn, date, end } = useInstallTurn(page, uid);
  const way = wayWith(prompt);
  const isShown = way !== undefined && isTurn && !isInstalled() && mayOffer(way, localStorage, Date.now());
  useEffect(() => {
    if (isShown) rememberAsked(uid, 'install', date);
  }, [isShown, uid, date]);
  if (!isShown) return null;

  function dismiss(dismissedWay: InstallWay) {
    rememberDismissal(dismissedWay, localStorage, Date.now());
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
