import type { DeskAuditEntry } from '@hundred/contract/desk/audit';
import type { DeskHealth, DeskNumbers } from '@hundred/contract/desk/installation';
import type { DeskInvitation } from '@hundred/contract/desk/invitations';
import type { ListedPerson, PeopleCounts } from '@hundred/contract/desk/people';
import type { DeskQuestion, DeskReport } from '@hundred/contract/desk/waiting';
import type { Answers } from '../../../testing/story-api';
import type { PersonAnswer } from '../people/person-answer';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const lena: ListedPerson = {
  id: id(901),
  name: 'Lena',
  email: 'lena@example.org',
  day: 31,
  season: 1,
  finished: false,
  streak: 4,
  plan: 'free',
  suspendedUntil: null,
  lastVisit: '2026-03-01T09:00:00.000Z',
  isOperator: false,
};

export const peopleCounts: PeopleCounts = {
  all: 312,
  premium: 24,
  quiet: 61,
  suspended: 1,
  operators: 2,
  accounts: 3,
};

export const vera: ListedPerson = {
  ...lena,
  id: id(902),
  name: null,
  email: 'vera@example.org',
  day: null,
  plan: 'lifetime',
  suspendedUntil: '2026-04-01T09:00:00.000Z',
};

export const auditEntry: DeskAuditEntry = {
  id: 7,
  at: '2026-03-01T09:42:00.000Z',
  action: 'grant-premium',
  operator: 'Mara',
  byCommandLine: false,
  person: { id: lena.id, name: 'Lena' },
  note: 'starter',
};

export const question: DeskQuestion = {
  id: id(903),
  person: lena,
  topic: 'problem',
  message: 'My streak went back to 0 after I traveled.',
  diagnostics: { browser: 'Firefox on Linux' },
  sentAt: '2026-03-01T05:00:00.000Z',
  state: 'open',
  answer: null,
  answeredAt: null,
};

export const report: DeskReport = {
  id: id(904),
  at: '2026-03-01T05:00:00.000Z',
  reason: 'name',
  words: 'Free pills here',
  isInUse: true,
  reporter: lena,
  reported: { ...vera, name: 'Free pills here' },
  group: { kind: 'team', name: 'Oak' },
};

export const invitation: DeskInvitation = {
  id: id(905),
  email: null,
  uses: 10,
  used: 3,
  endsAt: '2026-03-16T09:00:00.000Z',
  invitedBy: 'Mara',
  byCommandLine: false,
};

const numbers: DeskNumbers = {
  at: '2026-03-02T09:00:00.000Z',
  registered: 312,
  begun: 290,
  activeToday: 96,
  activeWeek: 214,
  finished: 12,
  newThisWeek: 9,
  newLastWeek: 6,
  // The 90 dates up to the one of `at`. The first one was not counted.
  days: Array.from({ length: 90 }, (_, index) => ({
    date: new Date(Date.parse('2025-12-03T00:00:00Z') + index * 86_400_000).toISOString().slice(0, 10),
    people: index === 0 ? null : 100 + (index % 7) * 8,
  })),
};

export const health: DeskHealth = {
  version: '1.0.0',
  storage: { kind: 'embedded', used: 340 * 1024 ** 2, free: 12 * 1024 ** 3 },
  lastBackup: null,
  mail: {
    isSetUp: true,
    sent: 41,
    failed: 0,
    unknown: 0,
    waiting: 0,
    lastError: null,
    recent: [{ id: id(7), at: '2026-03-02T08:00:00.000Z', kind: 'reminder', outcome: 'sent', reason: null }],
  },
  push: { isOn: true, devices: 58, waiting: 0 },
};

export const personAnswer = (person: ListedPerson): PersonAnswer => ({
  ...person,
  joinedAt: '2026-01-24T09:00:00.000Z',
  totalReps: 2205,
  planUntil: null,
  hasAccount: true,
  isMailSetUp: true,
  isEmailConfirmed: true,
  suspensionReason: person.suspendedUntil ? 'Rude to others' : null,
  history: [auditEntry],
});

/** The answers of the desk to an operator. */
export const deskAnswers = (): Answers => ({
  'GET /desk': {
    name: 'Mara',
    questions: { open: 1, oldest: question.sentAt },
    reports: { open: 1, oldest: report.at },
  },
  'GET /desk/numbers': numbers,
  'GET /desk/health': health,
  'GET /desk/audit': { entries: [auditEntry], isMore: false, operators: [{ id: id(1), name: 'Mara' }] },
  'GET /desk/questions': { questions: [question] },
  'GET /desk/reports': { reports: [report] },
  'GET /desk/people': {
    people: [lena, vera],
    // An id and the name by which the page is sorted, as the server writes its cursor.
    next: `${vera.id}vera`,
    counts: peopleCounts,
    onlyBeginnings: false,
  },
  [`GET /desk/people/${lena.id}`]: personAnswer(lena),
  [`GET /desk/people/${vera.id}`]: personAnswer(vera),
  'GET /desk/invitations': {
    registration: 'invited',
    isMailed: true,
    invitations: [invitation, { ...invitation, id: id(906), email: 'noor@example.org', uses: 1, used: 0 }],
    isMore: false,
  },
  'GET /desk/club': { club: null },
  'GET /desk/announcement': { announcement: null },
  'GET /desk/texts': { imprint: '**Club**', contact: '', privacy: '', terms: '' },
});
