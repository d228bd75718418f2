import { longestName, wrongWithName } from '@hundred/domain/text/names';
import { wrongWithGroupName } from '@hundred/domain/together/group-name';

/** A name field with its limits, used in a dialog or as part of a form. */
export type NameField = {
  label: string;
  hint: string;
  autoComplete: string;
  /** The error message shown below the field. */
  problemOf: (name: string) => string | undefined;
};

const saying = (subject: string, wrongWith: (name: string) => string | null) => (name: string) => {
  const wrong = wrongWith(name);
  return wrong === null ? undefined : `${subject} ${wrong}.`;
};

/** The name of a team or a challenge: the only text that members write for each other. */
export const groupName: NameField = {
  label: 'Name',
  hint: '3 to 30 characters. Its members see it, nobody else.',
  autoComplete: 'off',
  problemOf: saying('The name', wrongWithGroupName),
};

/** The person's own name, which every group requires. */
export const displayName: NameField = {
  label: 'Display name',
  hint: `1 to ${longestName} characters. It is your name everywhere in Hundred.`,
  autoComplete: 'nickname',
  problemOf: saying('Your display name', wrongWithName),
};
