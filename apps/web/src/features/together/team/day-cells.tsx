import { classNames } from '../../../ui/class-names';

type Props = {
  /** The number of completed days. */
  done: number;
  /** The number of dates that have begun. */
  past: number;
  /** The number of dates still to come, drawn as dots. */
  ahead?: number;
};

/** Shows how many of the dates are done, never which, because that is private. The text beside it says the same. */
export function DayCells({ done, past, ahead = 0 }: Props) {
  return (
    <span aria-hidden="true" className="flex flex-wrap justify-end gap-1">
      {Array.from({ length: past + ahead }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: cells differ only by their position
          key={index}
          className={classNames(
            index >= past
              ? 'm-1 size-1.5 rounded-[50%] bg-edge'
              : `size-3.5 rounded-[3.5px] ${index < done ? 'bg-done' : 'inset-ring-[1.5px] inset-ring-edge'}`,
          )}
        />
      ))}
    </span>
  );
}
