/** The calendar knows these years and no others. */
export const firstYear = 2000;
export const lastYear = 2100;
