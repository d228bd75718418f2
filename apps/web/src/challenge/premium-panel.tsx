import type { ComponentProps } from 'react';
import { ButtonLink } from '../ui/button';
import { LockedPanel } from '../ui/feedback/locked-panel';
import { text } from './text';

type Props = Omit<ComponentProps<typeof LockedPanel>, 'action'> & { linkText?: string };

/** Describes a feature of Premium to a person without it, with a link to the plans. */
export function PremiumPanel({ linkText = text.seePremium, ...panel }: Props) {
  return (
    <LockedPanel
      {...panel}
      action={
        <ButtonLink to="/premium" look="ink" size="small">
          {linkText}
        </ButtonLink>
      }
    />
  );
}
