import { defineText } from '../../ui/language/define-text';

export const text = defineText('support', {
  title: 'Support',
  lede: 'Message support. You’ll find the answer on this page.',
  ledePremium: 'Message support. With Premium, your questions get priority.',
  ledeLifetime: 'Message support. With Lifetime, we read your questions first.',

  ask: 'Ask a question',
  topic: 'Topic',
  topics: {
    problem: 'Something doesn’t work',
    account: 'My account',
    payment: 'A payment',
    idea: 'An idea',
    other: 'Something else',
  },
  question: 'Your question',
  length: ({ length, longest }: { length: string; longest: string }) => `${length} of ${longest} characters`,
  draftHint: 'Your text stays on this device until you send it.',
  tooShort: ({ shortest }: { shortest: string }) => `Please write at least ${shortest} characters.`,
  tooLong: ({ longest }: { longest: string }) => `Please write at most ${longest} characters.`,

  sendDetails: 'Send device details',
  detailsHint: 'These details help us find the problem. See below what we send.',
  noDetails: 'We won’t send any details.',
  version: ({ value }: { value: string }) => `Version: ${value}`,
  browser: ({ value }: { value: string }) => `Browser: ${value}`,
  lastError: ({ value }: { value: string }) => `Last error: ${value}`,

  send: 'Send',
  sending: 'Sending...',
  sent: 'Sent. You’ll find the answer on this page.',
  offline: 'No connection. Your text is saved on this device. Send it later.',
  notSent: ({ reason }: { reason: string }) => `${reason} Your text is saved.`,

  requests: 'Questions you sent',
  noRequests: 'No questions yet',
  noRequestsHint: 'Answers stay here for six months.',
  requestsNotLoaded: 'We couldn’t load your questions',
  nothingLost: 'Nothing you wrote is lost.',
  loading: 'Loading your questions',
  states: { open: 'Waiting for an answer', answered: 'Answered', closed: 'Closed' },
  answeredAt: 'Answered {time}',
});
