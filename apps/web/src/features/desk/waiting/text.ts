import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';

type Named = { name: string };

const groups: Record<string, string> = { team: 'Team', challenge: 'Challenge', room: 'Room' };

export const text = defineText('desk/waiting', {
  nothingWaits: 'Nothing is waiting.',
  openPerson: 'Show person',
  close: 'Close',
  closed: 'Closed.',

  show: 'Show',
  states: { open: 'Open', answered: 'Answered', closed: 'Closed' },
  openOf: ({ count }: { count: number }) => `Open (${formatNumber(count)})`,
  noQuestions: 'Nothing here yet',
  newQuestions: 'New questions appear here.',
  questionsNotLoaded: 'We couldn’t load the questions',
  questionsLoading: 'Loading questions',
  question: 'Question',
  topics: {
    problem: 'Something doesn’t work',
    account: 'Account',
    payment: 'Payment',
    idea: 'Idea',
    other: 'Something else',
  },
  written: ({ name, time }: Named & { time: string }) => `${name}, ${time}`,
  answer: 'Answer',
  closedWithoutAnswer: 'Closed without an answer.',
  yourAnswer: 'Your answer',
  replaceAnswer: 'Replace the answer',
  answerHint: 'Ctrl + Enter sends the answer.',
  answerMissing: 'Please write an answer.',
  send: 'Send',
  sendAndClose: 'Send and close',
  sending: 'Sending...',
  sent: 'Answer sent. They can read it in the app.',
  closeWithoutAnswer: 'Close without an answer',
  closeQuestion: 'Close without an answer?',
  closeHint: ({ name }: Named) => `${name} sees that you closed the question.`,

  newReports: 'New reports appear here.',
  reportsNotLoaded: 'We couldn’t load the reports',
  reportsLoading: 'Loading reports',
  reasons: {
    name: 'Reported: a person’s name',
    'group name': 'Reported: a group’s name',
    behaviour: 'Reported: behavior',
  },
  groups,
  namedGroup: ({ kind, name }: Named & { kind: string }) => `${kind} “${name}”`,
  ago: ({ time }: { time: string }) => `${time} ago`,
  quote: ({ words }: { words: string }) => `“${words}”`,
  about: 'About {reported}, reported by {reporter}.',
  ofGroup: 'Owner: {reported}. Reported by {reporter}.',
  renamed: 'Now called {reported}. Reported by {reporter}.',
  reportedBy: 'Reported by {reporter}.',
  nameNotInUse: 'This name is no longer in use.',
  keep: 'Keep the name',
  removeName: 'Remove the name',
  nameRemoved: 'The name is removed.',
  reportClosed: ({ name }: Named) => `The report about ${name} is closed.`,
  undo: 'Undo',
  reopened: 'The report is open again.',
});
