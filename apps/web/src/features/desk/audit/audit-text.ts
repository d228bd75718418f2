import type { DeskAuditEntry } from '@hundred/contract/desk/audit';

/** What an operator did, as the end of a sentence that begins with their name. */
const actions: Record<string, (person: string) => string> = {
  'grant-premium': (person) => `gave ${person} a plan`,
  'end-premium': (person) => `ended the plan of ${person}`,
  'reset-password': (person) => `sent a reset link to ${person}`,
  'end-sessions': (person) => `signed ${person} out everywhere`,
  'blank-name': (person) => `removed the name of ${person}`,
  'blank-group': () => 'removed the name of a group',
  'blank-reported': (person) => `removed a reported name of ${person}`,
  'export-person': (person) => `exported the data of ${person}`,
  'delete-person': () => 'deleted an account',
  'answer-support': (person) => `answered ${person}`,
  'close-support': (person) => `closed a question of ${person}`,
  'close-report': () => 'closed a report',
  'reopen-report': () => 'opened a report again',
  'grant-operator': (person) => `made ${person} an operator`,
  'revoke-operator': (person) => `took the desk from ${person}`,
  'switch-preview': () => 'switched a preview',
  'rotate-identity-keys': () => 'changed the keys of sign-ins',
  announce: () => 'wrote an announcement',
  'end-announcement': () => 'ended the announcement',
};

export function auditText({ action, person, note }: DeskAuditEntry): string {
  const whom = person?.name ?? 'a deleted person';
  // A suspension without a length is the end of one.
  const text =
    action === 'suspend-social'
      ? `${note ? 'suspended' : 'ended the suspension of'} ${whom}`
      : (actions[action]?.(whom) ?? action);
  return note ? `${text} (${note})` : text;
}

export const operatorText = ({ operator, byCommandLine }: DeskAuditEntry): string =>
  operator ?? (byCommandLine ? 'Command line' : 'Former operator');
