import { exerciseIds } from '@hundred/domain/days/exercises';
import { percentLimits } from '@hundred/domain/programs/plan-limits';
import { useId, useState } from 'react';
import { formatNumber, formatPercent } from '../../platform/format/format';
import { Card } from '../../ui/card';
import { ChoiceRow } from '../../ui/forms/choice-row';
import { Slider } from '../../ui/forms/slider';
import { CardHead } from './card-head';
import type { EditorProps } from './editor-props';
import {
  amountOf,
  areAmountsEqual,
  exercisesWithAmount,
  leastAmount,
  withAmount,
  withRule,
} from './plan-draft';
import { text } from './text';

/** Sets which share of the run's targets the plan asks for, for all three exercises or for each one. */
export function AmountCard({ standing, exercises, problemAt, onChange }: EditorProps) {
  const titleId = useId();
  const [wantsEach, setWantsEach] = useState(false);
  const showsEach = wantsEach || !areAmountsEqual(exercises);
  const byAmount = exercisesWithAmount(exercises);
  // If the amounts differ, choosing one for all begins with the least.
  const commonPercent = leastAmount(exercises);
  const exercisesWithSteps = exerciseIds.filter((id) => !byAmount.includes(id));
  return (
    <Card aria-labelledby={titleId}>
      <CardHead id={titleId} title={text.amount}>
        <ChoiceRow
          label={text.amountFor}
          choices={[
            { value: 'all', name: text.allThree },
            { value: 'each', name: text.eachExercise },
          ]}
          chosen={showsEach ? 'each' : 'all'}
          onChoose={(scope) => {
            setWantsEach(scope === 'each');
            if (scope === 'all') onChange(withAmount(exercises, commonPercent));
          }}
        />
      </CardHead>
      {byAmount.length > 0 && !showsEach && (
        <Amount
          label={text.percentOfStandard}
          percent={commonPercent}
          isLarge
          error={byAmount.map((id) => problemAt(`exercises.${id}.rule.percent`)).find(Boolean)}
          onChange={(percent) => onChange(withAmount(exercises, percent))}
        />
      )}
      {showsEach &&
        byAmount.map((id) => (
          <Amount
            key={id}
            label={standing.names[id]}
            percent={amountOf(exercises, id)}
            error={problemAt(`exercises.${id}.rule.percent`)}
            onChange={(percent) => onChange(withRule(exercises, id, { kind: 'standard', percent }))}
          />
        ))}
      {exercisesWithSteps.length > 0 && (
        <p className="mt-3 text-sm text-ink-2">
          {text.withCustomSteps({ names: exercisesWithSteps.map((id) => standing.names[id]) })}
        </p>
      )}
    </Card>
  );
}

type AmountProps = {
  label: string;
  percent: number;
  isLarge?: boolean;
  error: string | undefined;
  onChange: (percent: number) => void;
};

function Amount({ label, percent, isLarge = false, error, onChange }: AmountProps) {
  return (
    // With large letters the slider wraps below the figure at any window width.
    <div className="flex flex-wrap items-center gap-x-7 max-tablet:gap-x-4">
      <p
        aria-hidden="true"
        className={`numeral min-w-22 ${isLarge ? 'text-[3.5rem] max-tablet:text-[2.75rem]' : 'text-numeral-sm'}`}
      >
        {formatNumber(percent)}
        <small className="ml-[.1em] text-[.45em] font-[600] tracking-normal text-ink-3">%</small>
      </p>
      <div className="min-w-0 flex-[1_1_10rem]">
        <Slider
          label={label}
          value={percent}
          min={percentLimits.least}
          max={percentLimits.most}
          step={percentLimits.step}
          valueText={(value) => text.percentSpoken({ percent: formatNumber(value) })}
          error={error}
          onChange={onChange}
        />
        {isLarge && (
          <div aria-hidden="true" className="-mt-2 grid grid-cols-3 text-xs font-[560] text-ink-3">
            <span>{formatPercent(percentLimits.least)}</span>
            <span className="text-center">{text.standardMark}</span>
            <span className="text-right">{formatPercent(percentLimits.most)}</span>
          </div>
        )}
      </div>
    </div>
  );
}
