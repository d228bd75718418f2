import { makeApi } from './http/make-api';
import type { Person, Session, SessionAdapter } from './session';

/** A person for prerendering and tests. */
export const stubPerson: Person = {
  uid: '00000000-0000-4000-8000-000000000001',
  displayName: 'Ines Carvalho',
  email: 'ines@example.com',
  ageGroup: null,
  showNameOnLeaderboard: true,
  showVip: false,
  signInMethod: 'email',
  timezone: 'Europe/Lisbon',
  reminderTime: '09:00',
  autoRestCover: true,
  weekdayTimes: null,
  theme: 'system',
  language: 'en',
  reason: null,
  mood: null,
  boostWeekdays: [],
  dailyReminders: true,
  streakWarnings: true,
  achievementNews: true,
  milestoneNews: true,
  joinNews: true,
  nudges: true,
  challengeStartNews: true,
  challengeEndNews: true,
  supportNews: true,
};

/** The session for prerendering: nobody is signed in, and there is no server. */
export function makeStubSession(): SessionAdapter {
  const session: Session = { state: 'signed-out' };
  const api = makeApi({ fetch: answerNotFound, token: async () => undefined });
  return {
    api,
    publicApi: api,
    current: () => session,
    subscribe: () => () => {},
    prepare: () => {},
    signIn: async () => ({ ok: false, code: 'not-set-up', message: 'Nobody can sign in here.' }),
    signOut: async () => {},
    update: () => {},
  };
}

const answerNotFound: typeof fetch = async () =>
  Response.json({ error: 'not_found', message: 'There is no server here.' }, { status: 404 });
