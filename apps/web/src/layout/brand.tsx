import { Link } from 'react-router';
import { Mark } from '../ui/hundred-grid/mark';

/** The product's title, and the link home. */
export function Brand() {
  return (
    <Link
      to="/"
      className="inline-flex min-h-11 items-center gap-2.5 text-[1.3125rem] font-[800] tracking-[-.03em] no-underline font-stretch-[106%] max-tablet:gap-[9px] max-tablet:text-[1.1875rem]"
    >
      <Mark size={30} />
      Hundred
    </Link>
  );
}
