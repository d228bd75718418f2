import { classNames } from '../../../ui/class-names';
import { initialOf } from '../../../ui/initial-of';

/** A member's initial. Unlike `PersonInitial`, it shows presence. The text beside it has the name and the presence. */
export function MemberInitial({ name, isPresent }: { name: string; isPresent: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative grid size-10 flex-none place-items-center rounded-[11px] bg-sunk font-[700]',
        !isPresent && 'text-ink-3',
      )}
    >
      {initialOf(name)}
      <span
        className={classNames(
          'absolute -right-1 -bottom-1 size-4.25 rounded-[6px] border-[2.5px] border-surface',
          isPresent ? 'bg-done' : 'bg-surface inset-ring-2 inset-ring-edge',
        )}
      />
    </span>
  );
}
