import type { CSSProperties } from 'react';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';

/** When a part comes onto the stage, counted from its opening. */
export const at = (milliseconds: number) => ({ '--at': `${milliseconds}ms` }) as CSSProperties;

type Props = { comesAt: number; className: string; onShare: () => void };

/** Comes last: the way to tell others. */
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
