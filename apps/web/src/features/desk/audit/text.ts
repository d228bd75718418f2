import { defineText } from '../../../ui/language/define-text';

const actions: Record<string, string> = {
  'grant-premium': '{operator} gave {person} Premium',
  'end-premium': '{operator} ended Premium for {person}',
  'reset-password': '{operator} made a reset link for {person}',
  'end-sessions': '{operator} signed {person} out everywhere',
  'blank-name': '{operator} removed the name of {person}',
  'blank-group': '{operator} removed the name of a group',
  'blank-reported': '{operator} removed a name after a report about {person}',
  'export-person': '{operator} exported the data of {person}',
  'delete-person': '{operator} deleted an account',
  'answer-support': '{operator} answered {person}',
  'close-support': '{operator} closed a question from {person}',
  'close-report': '{operator} closed a report about {person}',
  'reopen-report': '{operator} reopened a report about {person}',
  'grant-operator': '{operator} made {person} an operator',
  'revoke-operator': '{operator} removed {person} as operator',
  'switch-preview': '{operator} changed an early access feature',
  'rotate-identity-keys': '{operator} changed the sign-in keys',
  invite: '{operator} created an invitation',
  'end-invitation': '{operator} ended an invitation',
  'joined-by-invitation': '{operator} invited {person}, who joined',
  'set-text': '{operator} changed a legal text',
  'make-club-team': '{operator} made the club team',
  'take-over-club-team': '{operator} took over the club team',
  'rename-club-team': '{operator} renamed the club team',
  'end-club-team': '{operator} ended the club team',
  'club-team-emptied': 'The club team ended: {person} was the last to leave',
  announce: '{operator} wrote an announcement',
  'end-announcement': '{operator} ended the announcement',
};

/** By the choice that is the note of the entry. */
const registrations: Record<string, string> = {
  open: '{operator} let anyone join',
  invited: '{operator} let only invited people join',
  closed: '{operator} let nobody new join',
};

export const text = defineText('desk/audit', {
  operator: 'Operator',
  everyOperator: 'All operators',
  notLoaded: 'We couldn’t load the audit',
  loading: 'Loading the audit',
  none: 'Nothing yet',
  noneHint: 'Operators’ actions appear here.',
  done: 'What operators did',
  newer: 'Newer',
  older: 'Older',

  actions,
  joinedByCommandLine: 'Invited from the command line, {person} joined',
  registrations,
  suspended: '{operator} suspended {person}',
  endedSuspension: '{operator} ended the suspension of {person}',
  unknownAction: '{operator}: {action}',
  withNote: '{entry} ({note})',
  deletedPerson: 'a deleted person',
  commandLine: 'Command line',
  formerOperator: 'A former operator',
});
