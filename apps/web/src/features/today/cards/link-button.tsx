import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '../../../ui/icon';

type Props = {
  icon?: IconName;
  /** Set if the button opens and closes something. */
  isOpen?: boolean;
  /** The id of what the button opens. */
  controls?: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

const linkClasses =
  'inline-flex min-h-11 min-w-11 items-center justify-center first:justify-start last:justify-end gap-1.5 rounded-1 text-sm font-[580] font-stretch-[94%] text-ink-2 decoration-2 underline-offset-4 hover:text-ink aria-expanded:text-ink aria-[expanded=true]:underline';

/** A button that looks like a text link, for secondary actions. */
export function LinkButton({ icon, isOpen, controls, disabled, onClick, children }: Props) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      disabled={disabled}
      onClick={onClick}
      className={linkClasses}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}

/** A link that looks like a `LinkButton`. */
export const TextLink = (props: ComponentProps<typeof Link>) => (
  <Link {...props} className={`${linkClasses} no-underline`} />
);
