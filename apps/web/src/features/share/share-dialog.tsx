import { shareAddress, shareTargets, shareText } from '@hundred/domain/sharing/share-targets';
import {
  milestoneLine,
  type SharedWeek,
  type ShareMoment,
  shareMessage,
  shareTriggerFor,
  weekMessage,
} from '@hundred/domain/sharing/share-text';
import { runTotals } from '@hundred/domain/statistics/run-totals';
import { useQuery } from '@tanstack/react-query';
import { historyView } from '../../challenge/history-views';
import { useChallenge } from '../../challenge/use-challenge';
import { useCopyText } from '../../platform/device/copy-text';
import { canShare, openShareSheet } from '../../platform/device/share-sheet';
import { languageOfBrowser } from '../../platform/format/format';
import { configQuery } from '../../platform/http/config-query';
import { useApi } from '../../platform/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import type { HundredDays } from '../../ui/hundred-grid/geometry';
import { StoryPart } from './story-part';
import { TargetGlyph } from './target-glyph';
import { text } from './text';

type Props = {
  /** The day to share, with the reps of all runs. Those of this run replace them once its history has loaded. */
  moment: ShareMoment;
  isDayComplete: boolean;
  days: HundredDays;
  /** Shares the week that is over instead of the day. */
  week?: SharedWeek;
  onClose: () => void;
};

/** Shares a day or a week as text, as a link and as a picture. */
export default function ShareDialog({ moment: initialMoment, isDayComplete, days, week, onClose }: Props) {
  const api = useApi();
  const { data: config } = useQuery(configQuery(api));
  const totals = runTotals(useChallenge(historyView).data?.history ?? []);
  const moment = totals ? { ...initialMoment, totalReps: totals.reps } : initialMoment;
  const [copyState, copy] = useCopyText();
  // Without a connection the address of this page is used.
  const url = config?.publicUrl ?? location.origin;
  // The occasion decides on the message; 'manual' is for a day that is not complete yet.
  const trigger = isDayComplete ? shareTriggerFor(moment) : 'manual';
  const message = week
    ? weekMessage(week, moment.season, languageOfBrowser())
    : shareMessage(trigger, moment, languageOfBrowser());
  const sheetData: ShareData = { text: message, url };
  const isCopied = copyState === 'copied';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      look="sheet"
      title={week ? text.shareWeek : text.shareProgress}
      description={week ? text.weekLine({ days: week.completed }) : milestoneLine(moment, { isDayComplete })}
    >
      <p className="rounded-2 bg-sunk px-4 py-3 wrap-anywhere select-all">{shareText(message, url)}</p>
      <ul className="mt-4 grid grid-cols-2 gap-2 max-phone:grid-cols-1 tablet:grid-cols-4">
        {shareTargets.map((target) => (
          <li key={target}>
            <a
              href={shareAddress(target, message, url)}
              target="_blank"
              rel="noopener noreferrer"
              className={targetClasses}
            >
              <TargetGlyph target={target} />
              {text.targets[target]}
            </a>
          </li>
        ))}
        <li>
          <Button
            wide
            icon={isCopied ? 'check' : 'link'}
            onClick={() => copy(shareText(message, url))}
            className="px-3!"
          >
            {isCopied ? text.copied : text.copyLink}
          </Button>
        </li>
      </ul>
      <p role="status" className="text-sm text-ink-2">
        {isCopied && <span className="sr-only">{text.copied}</span>}
        {copyState === 'refused' && <span className="mt-2 block">{text.copyRefused}</span>}
      </p>
      {canShare(sheetData) && (
        <Button wide icon="share" className="mt-2" onClick={() => void openShareSheet(sheetData)}>
          {text.moreWays}
        </Button>
      )}
      <StoryPart story={{ ...moment, days, host: new URL(url).host, ...(week && { week }) }} />
    </Dialog>
  );
}

const targetClasses =
  'inline-flex min-h-12 w-full items-center justify-center gap-2 rounded-2 px-3 leading-tight font-[680] no-underline inset-ring-[1.5px] inset-ring-edge transition-colors duration-(--duration-fast) hover:bg-sunk/60 active:bg-sunk';
