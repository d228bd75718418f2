import { Link } from 'react-router';
import { Mark } from '../ui/hundred-grid/mark';
import { text } from './text/public';

/**
 * The product's title, and the link home. In a header that is too narrow for all, the word wraps into the hidden part
 * of the box first; screen readers still read it.
 */
export function Brand() {
  return (
    <Link
      to="/"
      className="block max-w-max min-w-[30px] grow-[999] basis-[30px] text-[1.3125rem] font-[800] tracking-[-.03em] no-underline font-stretch-[106%] max-tablet:text-[1.1875rem]"
    >
      <span className="flex h-11 flex-wrap items-center gap-x-2.5 overflow-hidden max-tablet:gap-x-[9px]">
        <span className="grid h-11 place-items-center">
          <Mark size={30} />
        </span>
        <span className="leading-11">{text.product}</span>
      </span>
    </Link>
  );
}
