import { longestName, wrongWithName } from '@hundred/domain/text/names';
import { wrongWithGroupName } from '@hundred/domain/together/group-name';
import { text } from './text';

/** The texts and the limits of a field for a name, in a dialog or as part of a form. */
export type NameField = {
  label: string;
  hint: string;
  autoComplete: string;
  /** Why this name cannot be used, as the message below the field; undefined if it can. */
  problemOf: (name: string) => string | undefined;
};

/** The name of a team or a challenge: the only text that members write for each other. */
export const groupNameField = (): NameField => ({
  label: text.groupName,
  hint: text.groupNameHint,
  autoComplete: 'off',
  problemOf(name) {
    const problem = wrongWithGroupName(name);
    return problem === null ? undefined : text.groupNameProblem({ problem });
  },
});

/** The person's own name, which every group requires. */
export const displayNameField = (): NameField => ({
  label: text.displayName,
  hint: text.displayNameHint({ longest: longestName }),
  autoComplete: 'nickname',
  problemOf(name) {
    const problem = wrongWithName(name);
    return problem === null ? undefined : text.displayNameProblem({ problem });
  },
});
