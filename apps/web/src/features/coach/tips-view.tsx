import { decidedDates } from '@hundred/domain/coach/habit-rules';
import { datesForFigures } from '@hundred/domain/coach/own-figures';
import type { CoachInput, Tip } from '@hundred/domain/coach/tip';
import { chooseTips, type TipHistory, tipsOf } from '@hundred/domain/coach/tips';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { civilDateFormat, formatNumber } from '../../platform/format/format';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { useHeldFocus } from '../../ui/focus/use-held-focus';
import { markTried, readTips, storeTips } from './stored-tips';
import { text } from './text/coach';
import { TipCard } from './tip-card';
import { type PlanAt, tipText } from './tip-text';
import { TriedTips } from './tried-tips';

type Props = { uid: string; input: CoachInput; planAt: PlanAt };

const dayAndMonth = civilDateFormat({ day: 'numeric', month: 'long' });

/** The tip of the day and two more. The device stores which were shown and which are silenced. */
export function TipsView({ uid, input, planAt }: Props) {
  const { today } = input.history;
  const { tipHistory, change } = useTipHistory(uid);
  const tips = useMemo(() => tipsOf(input), [input]);
  const shownTips = chooseTips(tips, tipHistory, today);

  function storeShown() {
    const shownToday = Object.fromEntries(shownTips.map(({ id }) => [id, today]));
    change((stored) => ({ ...stored, shownOn: { ...stored.shownOn, ...shownToday } }));
  }
  const shownIds = shownTips.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: stored once for what is shown.
  useEffect(storeShown, [shownIds, today]);

  const cardOf = (tip: Tip, label?: ReactNode) => (
    <TipCard
      key={tip.id}
      tip={tipText(tip, planAt)}
      onSilence={() => change((stored) => ({ ...stored, silenced: [...stored.silenced, tip.id] }))}
      onTry={() => markTried(uid, tip.id, today)}
      label={label}
    />
  );
  const [first, ...others] = shownTips;
  const emptyText = noFiguresText(input, shownTips);
  const silencedCount = tipHistory.silenced.length;
  const focusProps = useHeldFocus();
  return (
    <div {...focusProps} className="grid gap-4 desktop:gap-6">
      {emptyText && <p className="text-ink-2">{emptyText}</p>}
      {first && (
        <div
          className={classNames(
            'grid gap-4 desktop:gap-6',
            others.length > 0 &&
              'wide:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] vast:auto-cols-fr vast:grid-flow-col vast:grid-cols-[minmax(0,1.4fr)]',
          )}
        >
          {cardOf(
            first,
            <p className="label flex justify-between gap-4">
              {text.tipOfDay} <span>{dayAndMonth(today)}</span>
            </p>,
          )}
          {others.length > 0 && (
            <div className="grid gap-4 tablet:max-wide:grid-cols-2 tablet:max-wide:fill-last-row desktop:gap-6 vast:contents">
              {others.map((tip) => cardOf(tip))}
            </div>
          )}
        </div>
      )}
      <TriedTips tipHistory={tipHistory} input={input} />
      {silencedCount > 0 && (
        <p className="text-sm text-ink-2">
          {text.silenced({ count: silencedCount, total: formatNumber(silencedCount) })}{' '}
          <Button look="text" size="small" onClick={() => change((stored) => ({ ...stored, silenced: [] }))}>
            {text.showAll}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The stored tips, and a change of them. */
function useTipHistory(uid: string) {
  const [tipHistory, setTipHistory] = useState(() => readTips(uid));
  /** Changes the currently stored value, because another tab may have silenced something meanwhile. */
  function change(update: (stored: TipHistory) => TipHistory) {
    const next = update(readTips(uid, tipHistory));
    setTipHistory(next);
    storeTips(uid, next);
  }
  return { tipHistory, change };
}

/** Says why no figures are shown; undefined if some are. The tip about form has none. */
function noFiguresText(input: CoachInput, shown: readonly Tip[]): string | undefined {
  if (shown.some(({ id }) => id !== 'form')) return undefined;
  // Figures need a number of dates that are over or completed.
  const missingDates = datesForFigures - decidedDates(input).length;
  if (missingDates > 0) return text.firstTips({ count: missingDates, days: formatNumber(missingDates) });
  return shown.length > 0 ? undefined : text.nothingToday;
}
