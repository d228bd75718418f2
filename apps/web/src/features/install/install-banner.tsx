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
 * Whether it is the banner's turn: it is the question of this date, and the person has not opened another page yet. The
 * date and its question are read only once, so that a shown banner stays at midnight and after another question.
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
function installWayWith(prompt: InstallPrompt | undefined): InstallWay | undefined {
  if (prompt) return 'browser';
  return isIos(navigator) ? 'ios' : undefined;
}

/** Offers to install the app, on a date without another question. */
export function InstallBanner({ page, uid }: { page: string; uid: string }) {
  const prompt = useInstallPrompt();
  const { isTurn, date, end } = useInstallTurn(page, uid);
  const way = installWayWith(prompt);
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
      action={prompt && <InstallNow prompt={prompt} onDecline={() => dismiss('browser')} />}
      onClose={() => dismiss(way)}
    >
      {prompt ? text.benefit : <IosSteps />}
    </Banner>
  );
}

function InstallNow({ prompt, onDecline }: { prompt: InstallPrompt; onDecline: () => void }) {
  async function offer() {
    if ((await install(prompt)) === 'dismissed') onDecline();
  }
  return (
    <Button look="ink" size="small" onClick={offer}>
      {text.install}
    </Button>
  );
}

const IosSteps = () => (
  <>
    <Icon name="share" size={18} className="inline align-[-3px]" /> {text.iosSteps}
  </>
);
