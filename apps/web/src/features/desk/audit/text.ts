import { defineText } from '../../../ui/language/define-text';

const actions: Record<string, string> = {
  'grant-premium': '{operator} gave {person} a plan',
  'end-premium': '{operator} ended the plan of {person}',
  'reset-password': '{operator} sent a reset link to {person}',
  'end-sessions': '{operator} signed {person} out everywhere',
  'blank-name': '{operator} removed the name of {person}',
  'blank-group': '{operator} removed the name of a group',
  'blank-reported': '{operator} removed a reported name of {person}',
  'export-person': '{operator} exported the data of {person}',
  'delete-person': '{operator} deleted an account',
  'answer-support': '{operator} answered {person}',
  'close-support': '{operator} closed a question of {person}',
  'close-report': '{operator} closed a report',
  'reopen-report': '{operator} opened a report again',
  'grant-operator': '{operator} made {person} an operator',
  'revoke-operator': '{operator} took the desk from {person}',
  'switch-preview': '{operator} switched a preview',
  'rotate-identity-keys': '{operator} changed the keys of sign-ins',
  announce: '{operator} wrote an announcement',
  'end-announcement': '{operator} ended the announcement',
};

export const text = defineText('desk/audit', {
  operator: 'Operator',
  everyOperator: 'Everybody',
  notLoaded: 'The audit did not load',
  loading: 'Loading the audit',
  none: 'Nothing yet',
  noneHint: 'What operators do is listed here.',
  done: 'What operators did',
  newer: 'Newer',
  older: 'Older',

  actions,
  suspended: '{operator} suspended {person}',
  endedSuspension: '{operator} ended the suspension of {person}',
  unknownAction: '{operator}: {action}',
  withNote: '{entry} ({note})',
  deletedPerson: 'a deleted person',
  commandLine: 'Command line',
  formerOperator: 'Former operator',
});
