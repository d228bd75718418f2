import type { BadgeTexts } from '../badges/badge-texts';
import { englishBadgeTexts } from '../badges/badge-texts';
import { germanBadgeTexts } from '../badges/badge-texts-german';
import { germanMovementNames } from '../movements/movement-names-german';
import { type MovementId, movements } from '../movements/movements';
import type { Language } from '../text/language';
import { nameInSentence } from '../text/name-in-sentence';
import { plural } from '../text/plural';

/** The first name of the person who is addressed; null if they have none. */
type Addressed = { name: string | null };

/** Every sentence of a notification, and the names of the badges. */
export interface NotificationSentences {
  badges: BadgeTexts;
  movementName: (movement: MovementId) => string;
  dayWaiting: (values: Addressed & { day: number }) => string;
  streakOpen: (values: Addressed & { days: number }) => string;
  toDo: (values: { exercises: string }) => string;
  untilMidnight: string;
  weekDone: (values: Addressed & { days: number }) => string;
  seeWeek: string;
  newBadge: (values: { name: string }) => string;
  newBadges: (values: { count: number }) => string;
  badgeDone: string;
  dayComplete: (values: { day: number }) => string;
  allDaysComplete: (values: Addressed) => string;
  daysToGo: (values: Addressed & { days: number }) => string;
  questionAnswered: string;
  readAnswer: string;
  announcement: string;
  joined: (values: { names: string }) => string;
  seeOthers: string;
  nudged: (values: { names: string }) => string;
  todayOpen: string;
  challengeStarts: (values: { name: string }) => string;
  challengesStart: (values: { count: number }) => string;
  daysCountNow: string;
  challengeEnded: (values: { name: string }) => string;
  challengesEnded: (values: { count: number }) => string;
  resultSoonFinal: string;
  /** On the button of a reminder by email, and on the link that ends such emails. */
  openProduct: string;
  unsubscribe: string;
  testTitle: string;
  testBody: string;
}

const english: NotificationSentences = {
  badges: englishBadgeTexts,
  movementName: (movement) => nameInSentence(movements[movement].name),
  dayWaiting: ({ name, day }) => (name === null ? `Day ${day} is waiting` : `${name}, Day ${day} is waiting`),
  streakOpen: ({ name, days }) =>
    name === null ? `Keep your ${days}-day streak` : `${name}, keep your ${days}-day streak`,
  toDo: ({ exercises }) => `To do: ${exercises}.`,
  untilMidnight: 'Finish before midnight.',
  weekDone: ({ name, days }) =>
    name === null ? `Your week: ${days} of 7 days` : `${name}, your week: ${days} of 7 days`,
  seeWeek: 'See your reps, your best day and your next week.',
  newBadge: ({ name }) => `New badge: ${name}`,
  newBadges: ({ count }) => `${count} new badges`,
  badgeDone: 'You did it! See your new badge.',
  dayComplete: ({ day }) => `Day ${day} complete`,
  allDaysComplete: ({ name }) => (name === null ? 'You did all 100 days.' : `${name}, you did all 100 days.`),
  daysToGo: ({ name, days }) => {
    const daysLeftText = plural(days, { one: '1 day to go.', other: `${days} days to go.` });
    return name === null ? daysLeftText : `${name}, ${daysLeftText}`;
  },
  questionAnswered: 'We answered your question',
  readAnswer: 'Read the answer on the Support page.',
  announcement: 'News from Hundred',
  joined: ({ names }) => `${names} accepted your invitation`,
  seeOthers: 'See how everyone is doing.',
  nudged: ({ names }) => `${names} nudged you`,
  todayOpen: 'You haven’t finished today yet.',
  challengeStarts: ({ name }) => `${name} starts today`,
  challengesStart: ({ count }) => `${count} challenges start today`,
  daysCountNow: 'Every day you complete counts.',
  challengeEnded: ({ name }) => `${name} is over`,
  challengesEnded: ({ count }) => `${count} challenges are over`,
  resultSoonFinal: 'See the board. Results are final in a week.',
  openProduct: 'Open Hundred',
  unsubscribe: 'Unsubscribe',
  testTitle: 'Notifications work',
  testBody: 'This device will get your reminders.',
};

const german: NotificationSentences = {
  badges: germanBadgeTexts,
  movementName: (movement) => germanMovementNames[movement],
  dayWaiting: ({ name, day }) => (name === null ? `Tag ${day} wartet` : `${name}, Tag ${day} wartet`),
  streakOpen: ({ name, days }) => {
    const streak = plural(days, { one: '1 Tag', other: `${days} Tagen` }, 'de');
    return name === null ? `Halte deine Serie von ${streak}` : `${name}, halte deine Serie von ${streak}`;
  },
  toDo: ({ exercises }) => `Noch offen: ${exercises}.`,
  untilMidnight: 'Du hast bis Mitternacht Zeit.',
  weekDone: ({ name, days }) =>
    name === null ? `Deine Woche: ${days} von 7 Tagen` : `${name}, deine Woche: ${days} von 7 Tagen`,
  seeWeek: 'Sieh dir deine Wiederholungen, deinen besten Tag und die nächste Woche an.',
  newBadge: ({ name }) => `Neues Abzeichen: ${name}`,
  newBadges: ({ count }) => `${count} neue Abzeichen`,
  badgeDone: 'Geschafft! Sieh dir dein neues Abzeichen an.',
  dayComplete: ({ day }) => `Tag ${day} geschafft`,
  allDaysComplete: ({ name }) =>
    name === null ? 'Du hast alle 100 Tage geschafft.' : `${name}, du hast alle 100 Tage geschafft.`,
  daysToGo: ({ name, days }) => {
    const daysLeftText = plural(days, { one: 'noch 1 Tag.', other: `noch ${days} Tage.` }, 'de');
    return name === null ? `Jetzt ${daysLeftText}` : `${name}, ${daysLeftText}`;
  },
  questionAnswered: 'Wir haben deine Frage beantwortet',
  readAnswer: 'Lies die Antwort auf der Support-Seite.',
  announcement: 'Neues von Hundred',
  joined: ({ names }) => `Einladung angenommen: ${names}`,
  seeOthers: 'Sieh nach, wie es den anderen geht.',
  nudged: ({ names }) => `Anstupser von ${names}`,
  todayOpen: 'Du bist heute noch nicht fertig.',
  challengeStarts: ({ name }) => `${name} beginnt heute`,
  challengesStart: ({ count }) => `${count} Challenges beginnen heute`,
  daysCountNow: 'Jeder Tag, den du schaffst, zählt.',
  challengeEnded: ({ name }) => `${name} ist vorbei`,
  challengesEnded: ({ count }) => `${count} Challenges sind vorbei`,
  resultSoonFinal: 'Sieh dir das Ergebnis an. In einer Woche ist es endgültig.',
  openProduct: 'Hundred öffnen',
  unsubscribe: 'Abbestellen',
  testTitle: 'Benachrichtigungen funktionieren',
  testBody: 'Dieses Gerät bekommt deine Erinnerungen.',
};

export const notificationSentences: Record<Language, NotificationSentences> = { en: english, de: german };
