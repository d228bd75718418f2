import { longestName, wrongWithName } from '@hundred/domain/text/names';
import { wrongWithGroupName } from '@hundred/domain/together/group-name';
import { text } from './text';

/** A name field with its limits, used in a dialog or as part of a form. */
export type NameField = {
  label: string;
  hint: string;
  autoComplete: string;
  /** The error message shown below the field. */
  problemOf: (name: string) => string | undefined;
};

const problemWith =
  (wrongWith: (name: string) => string | null, sentence: (values: { problem: string }) => string) =>
  (name: string) => {
    const problem = wrongWith(name);
    return problem === null ? undefined : sentence({ problem });
  };

/** The name of a team or a challenge: the only text that members write for each other. */
export const groupName = (): NameField => ({
  label: text.groupName,
  hint: text.groupNameHint,
  autoComplete: 'off',
  problemOf: problemWith(wrongWithGroupName, text.groupNameProblem),
});

/** The person's own name, which every group requires. */
export const displayName = (): NameField => ({
  label: text.displayName,
  hint: text.displayNameHint({ longest: longestName }),
  autoComplete: 'nickname',
  problemOf: problemWith(wrongWithName, text.displayNameProblem),
});
