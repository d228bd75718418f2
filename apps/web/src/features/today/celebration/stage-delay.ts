import type { CSSProperties } from 'react';

/** The style of a part that appears this many milliseconds after the stage opens (`stage-in` in motion.css). */
export const appearsAt = (milliseconds: number) => ({ '--at': `${milliseconds}ms` }) as CSSProperties;
