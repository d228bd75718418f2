import type { ShareTarget } from '@hundred/domain/sharing/share-targets';
import type { ReactNode } from 'react';
import { IconFrame } from '../../ui/icon';

const glyphs: Record<ShareTarget, ReactNode> = {
  x: <path d="M5 4.5 19 19.5M18.5 4.5 5.5 19.5" strokeWidth={2.2} />,
  facebook: <path d="M16 4h-1.5A3.5 3.5 0 0 0 11 7.5V21M7.5 12h7.5" strokeWidth={2.4} />,
  whatsapp: (
    <>
      <path d="M4.2 19.8 5.4 16a8.2 8.2 0 1 1 3 2.8z" />
      <path d="M9.3 8.5c-.6 3 3.3 6.9 6.2 6.2l.3-1.6-1.9-1-1 .9c-.9-.4-1.7-1.2-2.1-2.1l.9-1-1-1.8z" />
    </>
  ),
};

/** The sign of a place to share, in the style of the other icons. The name stands beside it. */
export function TargetGlyph({ target }: { target: ShareTarget }) {
  return <IconFrame>{glyphs[target]}</IconFrame>;
}
