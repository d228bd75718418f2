import type { CSSProperties } from 'react';

/** The delay of a part after the stage opens, as a style. */
export const at = (milliseconds: number) => ({ '--at': `${milliseconds}ms` }) as CSSProperties;
