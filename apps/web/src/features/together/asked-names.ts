import { wrongWithGroupName } from '@hundred/domain/together/group-name';
import { longestName, wrongWithName } from '@hundred/domain/words/names';

/** A name that somebody is asked for, in a dialog or among other things. */
export type AskedName = {
  label: string;
  hint: string;
  autoComplete: string;
  /** What is wrong with it, as a sentence to stand below the field. */
  problemOf: (name: string) => string | undefined;
};

const saying = (subject: string, wrongWith: (name: string) => string | null) => (name: string) => {
  const wrong = wrongWith(name);
  return wrong === null ? undefined : `${subject} ${wrong}.`;
};

/** Of a team or a challenge: the one text that its members write for each other. */
export const groupName: AskedName = {
  label: 'Name',
  hint: '3 to 30 characters. Its members see it, nobody else.',
  autoComplete: 'off',
  problemOf: saying('The name', wrongWithGroupName),
};

/** Of the person: nobody is in a group without one. */
export const displayName: AskedName = {
  label: 'Display name',
  hint: `1 to ${longestName} characters. It is your name everywhere in Hundred.`,
  autoComplete: 'nickname',
  problemOf: saying('Your display name', wrongWithName),
};
