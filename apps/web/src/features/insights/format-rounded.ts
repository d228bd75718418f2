import { formatNumber } from '../../platform/format/format';

export const formatRounded = (value: number): string => formatNumber(Math.round(value));
