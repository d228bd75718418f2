import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { RadioLabel } from './radio-label';

export type Tile<Value extends string> = { value: Value; name: string; note: string; picture: ReactNode };

type Props<Value extends string> = {
  label: string;
  tiles: readonly Tile<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  error?: string | undefined;
  className?: string;
};

/** Radio buttons as tiles, each with a picture. */
export function ChoiceTiles<Value extends string>({
  label,
  tiles,
  chosen,
  onChoose,
  error,
  className,
}: Props<Value>) {
  const group = useId();
  return (
    <fieldset
      className={classNames('grid min-w-0 gap-2', className)}
      {...(error && { 'aria-describedby': `${group}-error` })}
    >
      <legend className="sr-only">{label}</legend>
      {tiles.map(({ value, name, note, picture }) => (
        <RadioLabel
          key={value}
          group={group}
          value={value}
          isChosen={value === chosen}
          onChoose={() => onChoose(value)}
          className={classNames(
            'grid content-start justify-items-center gap-1.5 rounded-2 border px-1.5 py-2.5 text-center text-[0.8125rem] leading-tight font-[580]',
            value === chosen
              ? 'border-invert bg-invert text-on-invert [--ground:var(--color-invert)]'
              : 'border-line bg-paper [--ground:var(--color-paper)] hover:border-edge',
          )}
        >
          {picture}
          {name}
          <small
            className={classNames('text-xs font-[540]', value === chosen ? 'text-inherit' : 'text-ink-3')}
          >
            {note}
          </small>
        </RadioLabel>
      ))}
      {error && (
        <p id={`${group}-error`} className="col-span-full text-sm font-[560] text-missed-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}
