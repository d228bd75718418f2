import type { CSSProperties } from 'react';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';

/** The delay of a part after the stage opens, as a style. */
export const at = (milliseconds: number) => ({ '--at': `${milliseconds}ms` }) as CSSProperties;

type Props = { comesAt: number; className: string; onShare: () => void };

/** The share button, which appears last. */
export function StageShare({ comesAt, className, onShare }: Props) {
  return (
    <Button
      look="ink"
      size="large"
      icon="share"
      onClick={onShare}
      style={at(comesAt)}
      className={classNames('stage-in', className)}
    >
      Share
    </Button>
  );
}
