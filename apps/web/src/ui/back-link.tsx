import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names';
import { Icon } from './icon';

type Props = Pick<LinkProps, 'to' | 'reloadDocument' | 'className' | 'children'>;

/** The link above the content that leads to the page one level up. */
export function BackLink({ className, children, ...link }: Props) {
  return (
    <Link
      {...link}
      className={classNames(
        className,
        '-ml-2 inline-flex min-h-11 items-center gap-1 rounded-2 px-2 text-sm font-[600] text-ink-2 no-underline hover:text-ink',
      )}
    >
      <Icon name="chevron-left" size={18} />
      {children}
    </Link>
  );
}
