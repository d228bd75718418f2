/** The issuer that people are stored under: the address of an installation may change, its accounts do not. */
export const embeddedIssuerName = 'hundred:embedded';
