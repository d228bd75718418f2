import { languageOfBrowser } from '../../platform/format';
import { classNames } from '../../ui/class-names';

/** The first letter as people see it, which may be several characters. */
export const initialOf = (name: string): string => {
  const [first] = new Intl.Segmenter(languageOfBrowser()).segment(name.trim());
  return (first?.segment ?? '').toLocaleUpperCase(languageOfBrowser());
};

/** Stands for somebody: the words beside it say who it is, and whether they are here. */
export function Initial({ name, isHere }: { name: string; isHere: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative grid size-10 flex-none place-items-center rounded-[11px] bg-sunk font-[700]',
        !isHere && 'text-ink-3',
      )}
    >
      {initialOf(name)}
      <span
        className={classNames(
          'absolute -right-1 -bottom-1 size-4.25 rounded-[6px] border-[2.5px] border-surface',
          isHere ? 'bg-done' : 'bg-surface inset-ring-2 inset-ring-edge',
        )}
      />
    </span>
  );
}
