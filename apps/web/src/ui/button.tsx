import type { ButtonHTMLAttributes, ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';

/** `next` is orange and used at most once per screen; `ink` is strong; `line` and `text` are quiet. */
type ButtonLook = 'next' | 'ink' | 'line' | 'text' | 'danger';
export type ButtonSize = 'small' | 'regular' | 'large';

const looks: Record<ButtonLook, string> = {
  next: 'bg-accent text-on-accent hover:bg-accent-press active:bg-accent-press',
  ink: 'bg-invert text-on-invert hover:bg-invert/88 active:bg-invert/80',
  line: 'text-ink inset-ring-[1.5px] inset-ring-edge hover:bg-sunk/60 active:bg-sunk',
  text: 'text-ink-2 hover:text-ink hover:bg-sunk/60 active:bg-sunk',
  danger: 'bg-missed text-on-missed hover:bg-missed/88 active:bg-missed/80',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-sm rounded-2',
  regular: 'min-h-12 px-6 text-base rounded-2',
  large: 'min-h-15 px-8 text-lg rounded-[14px]',
};

type StyleProps = {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
};

function classesOf({ look = 'line', size = 'regular', wide = false }: StyleProps, className?: string) {
  return classNames(
    'inline-flex items-center justify-center gap-2 py-1 text-center leading-tight font-[680] no-underline transition-colors duration-(--duration-fast)',
    'aria-disabled:cursor-default disabled:opacity-55',
    looks[look],
    sizes[size],
    wide && 'w-full',
    className,
  );
}

type ButtonProps = StyleProps &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
    type?: 'button' | 'submit';
    busy?: boolean;
    /** The label while busy, such as "Starting..."; defaults to the usual label. */
    busyText?: string;
    icon?: IconName;
  };

export function Button({
  look,
  size,
  wide,
  busy = false,
  busyText,
  icon,
  className,
  onClick,
  children,
  type = 'button',
  ...buttonProps
}: ButtonProps) {
  return (
    <button
      // A busy button is not disabled, because a disabled button would lose the keyboard focus.
      aria-disabled={busy || undefined}
      {...buttonProps}
      type={type}
      className={classesOf({ look, size, wide }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <BusyCells /> : icon && <Icon name={icon} size={size === 'small' ? 18 : 24} />}
      {busy ? (busyText ?? children) : children}
    </button>
  );
}

function BusyCells() {
  return (
    <svg className="busy-cells flex-none" width={22} height={6} viewBox="0 0 22 6" aria-hidden="true">
      <rect width={6} height={6} rx={1.3} />
      <rect x={8} width={6} height={6} rx={1.3} />
      <rect x={16} width={6} height={6} rx={1.3} />
    </svg>
  );
}

type ButtonLinkProps = StyleProps & ComponentProps<typeof Link> & { icon?: IconName };

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, icon, className, children, ...linkProps }: ButtonLinkProps) {
  return (
    <Link {...linkProps} className={classesOf({ look, size, wide }, className)}>
      {icon && <Icon name={icon} size={size === 'small' ? 18 : 24} />}
      {children}
    </Link>
  );
}

export const iconButtonClasses =
  'grid size-11 flex-none place-items-center rounded-2 text-ink-2 transition-colors duration-(--duration-fast) hover:bg-sunk/60 hover:text-ink';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  name: string;
  icon: IconName;
};

/** A button with only an icon. `name` is its accessible name, and its tooltip where it has one. */
export function IconButton({ name, icon, className, ...buttonProps }: IconButtonProps) {
  return (
    <button
      {...buttonProps}
      type="button"
      aria-label={name}
      className={classNames(iconButtonClasses, className)}
    >
      <Icon name={icon} />
    </button>
  );
}
