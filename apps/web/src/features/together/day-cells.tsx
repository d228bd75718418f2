import { classNames } from '../../ui/class-names';

type Props = {
  done: number;
  /** Dates that have been. */
  of: number;
  /** Dates still to come, as dots. */
  ahead?: number;
};

/** How many of so many dates, never which: that is nobody else's business. Words beside it say the same. */
export function DayCells({ done, of, ahead = 0 }: Props) {
  return (
    <span aria-hidden="true" className="flex flex-wrap justify-end gap-1">
      {Array.from({ length: of + ahead }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={place}
          className={classNames(
            place >= of
              ? 'm-1 size-1.5 rounded-[50%] bg-edge'
              : `size-3.5 rounded-[3.5px] ${place < done ? 'bg-done' : 'inset-ring-[1.5px] inset-ring-edge'}`,
          )}
        />
      ))}
    </span>
  );
}
