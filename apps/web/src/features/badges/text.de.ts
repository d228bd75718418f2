import type { TextTranslation } from '../../ui/language/define-text';
import type { text } from './text';

export const german: TextTranslation<typeof text> = {
  lang: 'de',
  title: 'Abzeichen',
  loading: 'Deine Abzeichen werden geladen',
  notLoaded: 'Wir konnten deine Abzeichen nicht laden',
  earnedOf: ({ earned, all }) => `${earned} von ${all} Abzeichen verdient`,
  badgesEarned: 'Verdiente Abzeichen',
  countOf: ({ earned, all }) => `${earned} von ${all}`,
  closest: 'Bald verdient',
  groups: {
    streak: 'Serien',
    milestone: 'Meilensteine',
    reps: 'Wiederholungen',
    special: 'Besondere Abzeichen',
  },
  locked: 'Gesperrt',
  earned: 'Verdient',
  earnedOn: ({ date }) => `Verdient am ${date}`,
  earnedOnOwnPlan: ({ date }) => `Mit eigenem Plan verdient am ${date}`,
  premiumOnly: 'Du brauchst Premium, um es zu verdienen. Es bleibt dir für immer.',
  towards: ({ name }) => `Fortschritt: ${name}`,
  spokenEarned: ' (verdient) ',
  spokenLocked: ' (gesperrt) ',
  newBadge: ({ name }) => `Neues Abzeichen: ${name}`,
  addToCollection: 'Zur Sammlung hinzufügen',
  nextBadge: 'Nächstes Abzeichen',
  close: 'Schließen',
};
