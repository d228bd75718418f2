import { useId } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import { RadioLabel } from './radio-label';

export type Choice<Value extends string> = { value: Value; name: string; icon?: IconName };

type Props<Value extends string> = {
  label: string;
  choices: ReadonlyArray<Choice<Value>>;
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** Radio buttons on a track, for a few choices that are all visible. */
export function ChoiceRow<Value extends string>({ label, choices, chosen, onChoose }: Props<Value>) {
  const group = useId();
  return (
    <fieldset className="inline-flex max-w-full min-w-0 flex-wrap rounded-[12px] bg-sunk p-1">
      <legend className="sr-only">{label}</legend>
      {choices.map(({ value, name, icon }) => (
        <RadioLabel
          key={value}
          group={group}
          value={value}
          isChosen={value === chosen}
          onChoose={() => onChoose(value)}
          className={classNames(
            'inline-flex min-h-11 items-center gap-2 rounded-[9px] px-4 text-md max-tablet:px-3 max-tablet:text-sm',
            value === chosen ? 'bg-raised font-[720] text-ink' : 'font-[600] text-ink-2',
          )}
        >
          {icon && <Icon name={icon} size={18} />}
          {name}
        </RadioLabel>
      ))}
    </fieldset>
  );
}
