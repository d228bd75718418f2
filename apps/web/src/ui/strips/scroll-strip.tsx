import { type ComponentProps, type RefObject, useEffect, useState } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';

/** In pixels. The layout's rounding can leave fewer than these beyond an edge without any content there. */
const tolerance = 4;

type Props = ComponentProps<'nav'> & { ref: RefObject<HTMLElement | null>; outerClassName?: string };

/** Links in one row that scrolls sideways. An arrow shows at each edge beyond which there are more. */
export function ScrollStrip({ ref, className, outerClassName, ...navProps }: Props) {
  const { before, after } = useHiddenEnds(ref);
  return (
    <div className={classNames('relative', outerClassName)}>
      <nav
        {...navProps}
        ref={ref}
        className={classNames('relative flex overflow-x-auto [scrollbar-width:none]', className)}
      />
      {before && <EdgeArrow icon="chevron-left" className="left-0 justify-start bg-linear-to-r" />}
      {after && <EdgeArrow icon="chevron-right" className="right-0 justify-end bg-linear-to-l" />}
    </div>
  );
}

/** Whether the strip has content before and after what is shown. */
function useHiddenEnds(strip: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ before: false, after: false });
  useEffect(() => {
    const { current } = strip;
    if (!current) return;
    const updateEnds = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current;
      const before = scrollLeft > tolerance;
      const after = scrollLeft + clientWidth < scrollWidth - tolerance;
      setEnds((last) => (last.before === before && last.after === after ? last : { before, after }));
    };
    const resizing = new ResizeObserver(updateEnds);
    for (const element of [current, ...current.children]) resizing.observe(element);
    current.addEventListener('scroll', updateEnds, { passive: true });
    return () => {
      resizing.disconnect();
      current.removeEventListener('scroll', updateEnds);
    };
  }, [strip]);
  return ends;
}

function EdgeArrow({ icon, className }: { icon: 'chevron-left' | 'chevron-right'; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute top-0 bottom-px flex w-10 items-center from-paper from-55% to-transparent text-ink-2',
        className,
      )}
    >
      <Icon name={icon} size={18} />
    </span>
  );
}
