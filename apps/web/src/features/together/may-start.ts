import { usePremium } from '../../platform/premium';

/** Starting is premium, joining is free; undefined until it is known. */
export const useMayStart = (): boolean | undefined => usePremium()?.isPremium;
