/** The days of Premium that each plan gives; null has no end. They stand apart from the texts of the plans. */
export const planDays = { starter: 100, lifetime: null } as const;

export const trialDays = 7;
