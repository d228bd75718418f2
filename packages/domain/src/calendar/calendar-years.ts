/** The years that the calendar supports. */
export const firstYear = 2000;
export const lastYear = 2100;
