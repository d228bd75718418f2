import type { ExerciseId } from '@hundred/domain/days/exercises';
import { mostExtraReps } from '@hundred/domain/runs/limits';
import { type ReactNode, useId, useState } from 'react';
import { formatNumber } from '../../platform/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ExerciseFigure } from '../../ui/exercise-figure';
import { Icon, type IconName } from '../../ui/icon';
import { lazyDialog } from '../../ui/lazy-part';
import { NumberField } from '../../ui/number-field';
import { useAccount } from './account';
import { CardHead, CardNumeral } from './card-parts';
import { useKeptCount } from './kept-count';
import { extraReps, recordedWords } from './rep-count';

const CountingHelp = lazyDialog(async () => ({ default: (await import('./counting-help')).CountingHelp }));

type Props = {
  id: ExerciseId;
  name: string;
  target: number;
  tips: readonly string[];
  isNext: boolean;
  isBusy: boolean;
  /** Undefined reps: the target. */
  onComplete: (reps: number | undefined) => void;
  onRepCounted: () => void;
};

/** An exercise that is still to do. */
export function ExerciseCard({ id, name, target, tips, isNext, isBusy, onComplete, onRepCounted }: Props) {
  const { uid } = useAccount();
  const [count, setCount] = useKeptCount(uid, id, target);
  const [reps, setReps] = useState(count.done > target ? count.done : undefined);
  const [areTipsOpen, setTipsOpen] = useState(false);
  const [isCounting, setCounting] = useState(false);
  const tipsId = useId();
  const extra = extraReps(reps ?? target, target);

  return (
    <Card
      tone={isNext ? 'next' : 'surface'}
      className="grid rounded-4 tablet:row-span-3 tablet:grid-rows-subgrid tablet:p-5! max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:gap-x-3"
    >
      <div className="max-tablet:col-span-full">
        <CardHead>
          <h2 className="text-lg font-[680] font-stretch-[100%]">{name}</h2>
          <ExerciseFigure name={id} className="max-tablet:size-[34px]" />
        </CardHead>
      </div>
      <CardNumeral value={target} />
      <div className="grid content-start gap-2 max-tablet:contents">
        {reps !== undefined && (
          <div className="max-tablet:col-span-full max-tablet:mt-3.5">
            <NumberField
              label="Reps done"
              subject={name}
              unit="rep"
              value={reps}
              onChange={setReps}
              min={target}
              max={target + mostExtraReps}
              disabled={isBusy}
              say={recordedWords}
              aside={extra > 0 && `+${formatNumber(extra)} extra`}
            />
          </div>
        )}
        <Button
          look={isNext ? 'next' : 'line'}
          aria-label={`Complete ${name}`}
          disabled={isBusy}
          onClick={() => onComplete(reps)}
          // Beside the figure, but for large letters in a narrow window: there it has a row of its own.
          className="max-tablet:mb-1 max-tablet:min-h-15 max-tablet:rounded-[14px] max-tablet:@max-[18rem]/cards:col-span-full max-tablet:@min-[18rem]/cards:col-start-2 max-tablet:@min-[18rem]/cards:row-start-2 max-tablet:@min-[18rem]/cards:min-w-37 max-tablet:@min-[18rem]/cards:self-end"
        >
          Complete
        </Button>
        <div className="-mx-0.5 -mb-2.5 flex flex-wrap justify-between gap-x-1 max-tablet:col-span-full max-tablet:mt-1">
          <QuietButton
            icon={reps === undefined ? 'plus' : 'minus'}
            isOpen={reps !== undefined}
            onClick={() => setReps(reps === undefined ? target : undefined)}
          >
            Extra reps
            <span className="sr-only"> of {name}</span>
          </QuietButton>
          <QuietButton
            icon="chevron-down"
            isOpen={areTipsOpen}
            controls={tipsId}
            onClick={() => setTipsOpen(!areTipsOpen)}
          >
            Form tips
            <span className="sr-only"> for {name}</span>
          </QuietButton>
          <QuietButton icon="today" onClick={() => setCounting(true)}>
            Count reps
            <span className="sr-only"> of {name}</span>
          </QuietButton>
        </div>
        <ul
          id={tipsId}
          hidden={!areTipsOpen}
          className="mt-2 mb-1 list-disc pl-5 text-sm text-ink-2 marker:text-ink-3 max-tablet:col-span-full [&>li+li]:mt-1.5"
        >
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
      {isCounting && (
        <CountingHelp
          name={name}
          target={target}
          most={target + mostExtraReps}
          count={count}
          onCount={(next) => {
            if (next.done > count.done) onRepCounted();
            setCount(next);
          }}
          onUse={() => {
            setReps(count.done);
            setCounting(false);
          }}
          onClose={() => setCounting(false)}
        />
      )}
    </Card>
  );
}

type QuietButtonProps = {
  icon: IconName;
  isOpen?: boolean;
  controls?: string;
  onClick: () => void;
  children: ReactNode;
};

function QuietButton({ icon, isOpen, controls, onClick, children }: QuietButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-1 rounded-1 px-0.5 text-sm font-[580] font-stretch-[96%] text-ink-2 hover:text-ink"
    >
      <Icon
        name={icon}
        size={18}
        {...(icon === 'chevron-down' && { className: `order-last ${isOpen ? 'rotate-180' : ''}` })}
      />
      {children}
    </button>
  );
}
