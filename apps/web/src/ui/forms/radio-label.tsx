import type { ReactNode } from 'react';
import { classNames } from '../class-names';

type Props = {
  /** The radio buttons of one group exclude each other. */
  group: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  className: string;
  children: ReactNode;
};

/** A radio button that looks like its content. */
export function RadioLabel({ group, value, isChosen, onChoose, className, children }: Props) {
  return (
    <label
      className={classNames(
        'has-enabled:cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
        className,
      )}
    >
      <input
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  );
}
