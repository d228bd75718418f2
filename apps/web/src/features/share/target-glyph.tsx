import type { ShareTarget } from '@hundred/domain/sharing/share-targets';
import type { ReactNode } from 'react';
import { IconFrame } from '../../ui/icon';

const glyphs: Record<ShareTarget, ReactNode> = {
  x: <path d="M5 4.500 19 19.500M18.500 4.500 5.500 19.500" strokeWidth={2.2} />,
  facebook: <path d="M16 4h-1.500A3.500 3.500 0 0 0 11 7.500V21M7.500 12h7.500" strokeWidth={2.4} />,
  whatsapp: (
    <>
      <path d="M4.200 19.800 5.400 16a8.200 8.200 0 1 1 3 2.800z" />
      <path d="M9.300 8.500c-.6 3 3.300 6.900 6.200 6.200l.3-1.600-1.900-1-1 .9c-.9-.4-1.700-1.200-2.100-2.100l.9-1-1-1.800z" />
    </>
  ),
};

/** Drawn in the interface's own hand; the name stands beside it. */
export function TargetGlyph({ target }: { target: ShareTarget }) {
  return <IconFrame>{glyphs[target]}</IconFrame>;
}
