/** What is kept about people, by the headings of the privacy policy, which has words for each. */
const keptParts = [
  'Your account',
  'Your challenge',
  'Your settings',
  'Reminders',
  'Together',
  'Purchases',
  'Support',
  'Technical records',
] as const;
export type KeptPart = (typeof keptParts)[number];
