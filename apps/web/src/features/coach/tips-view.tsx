import type { CoachInput, TipId } from '@hundred/domain/coach/tip';
import { chooseTips, type TipHistory, tipsOf } from '@hundred/domain/coach/tips';
import { useEffect, useMemo, useState } from 'react';
import { civilDateFormat, formatNumber } from '../../platform/format/format';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { useHeldFocus } from '../../ui/focus/use-held-focus';
import { markTried, readTips, storeTips } from './stored-tips';
import { text } from './text/coach';
import { TipCard } from './tip-card';
import { type PlanAt, tipText } from './tip-text';
import { nothingText, TriedTips } from './tried-tips';

type Props = { uid: string; input: CoachInput; planAt: PlanAt };

const dayAndMonth = civilDateFormat({ day: 'numeric', month: 'long' });

/** The tip of the day and two more. The device stores which were shown and which are silenced. */
export function TipsView({ uid, input, planAt }: Props) {
  const { today } = input.history;
  const [storedTips, setStoredTips] = useState(() => readTips(uid));
  const tips = useMemo(() => tipsOf(input), [input]);
  const shown = chooseTips(tips, storedTips, today);

  /** Changes the currently stored value, because another tab may have silenced something meanwhile. */
  function change(update: (stored: TipHistory) => TipHistory) {
    const next = update(readTips(uid, storedTips));
    setStoredTips(next);
    storeTips(uid, next);
  }
  function storeShown() {
    const shownOn = Object.fromEntries(shown.map(({ id }) => [id, today]));
    change((stored) => ({ ...stored, shownOn: { ...stored.shownOn, ...shownOn } }));
  }
  const shownIds = shown.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: stored once for what is shown.
  useEffect(storeShown, [shownIds, today]);
  const silence = (id: TipId) => change((stored) => ({ ...stored, silenced: [...stored.silenced, id] }));

  const [first, ...others] = shown;
  const emptyText = nothingText(input, shown);
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
          <TipCard
            key={first.id}
            tip={tipText(first, planAt)}
            onSilence={() => silence(first.id)}
            onTry={() => markTried(uid, first.id, today)}
            label={
              <p className="label flex justify-between gap-4">
                {text.tipOfDay} <span>{dayAndMonth(today)}</span>
              </p>
            }
          />
          {others.length > 0 && (
            <div className="grid gap-4 tablet:max-wide:grid-cols-2 tablet:max-wide:fill-last-row desktop:gap-6 vast:contents">
              {others.map((tip) => (
                <TipCard
                  key={tip.id}
                  tip={tipText(tip, planAt)}
                  onSilence={() => silence(tip.id)}
                  onTry={() => markTried(uid, tip.id, today)}
                />
              ))}
            </div>
          )}
        </div>
      )}
      <TriedTips tips={storedTips} input={input} />
      {storedTips.silenced.length > 0 && (
        <p className="text-sm text-ink-2">
          {text.silenced({
            count: storedTips.silenced.length,
            total: formatNumber(storedTips.silenced.length),
          })}{' '}
          <Button look="text" size="small" onClick={() => change((stored) => ({ ...stored, silenced: [] }))}>
            {text.showAll}
          </Button>
        </p>
      )}
    </div>
  );
}
