import { Button, type ButtonSize } from '../button';
import { text } from '../text';

type Props = { onRetry: () => void; isRetrying: boolean; size?: ButtonSize; className?: string };

/** Loads again what failed to load. */
export function RetryButton({ onRetry, isRetrying, ...buttonProps }: Props) {
  return (
    <Button {...buttonProps} icon="retry" busy={isRetrying} busyText={text.tryingAgain} onClick={onRetry}>
      {text.tryAgain}
    </Button>
  );
}
