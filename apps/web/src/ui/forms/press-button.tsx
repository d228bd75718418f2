import type { ComponentProps } from 'react';
import { usePress } from './use-press';

type Props = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & { onPress: () => void };

/** A button that acts as soon as the pointer is released, before the browser's click. */
export function PressButton({ onPress, ...buttonProps }: Props) {
  const { handlers } = usePress({ onPress });
  return <button {...buttonProps} {...handlers} type="button" />;
}
