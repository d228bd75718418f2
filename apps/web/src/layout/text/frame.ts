import { defineText } from '../../ui/language/define-text';

/** Texts of the frame around the signed-in pages. */
export const text = defineText('layout/frame', {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  pages: {
    dashboard: 'Dashboard',
    today: 'Today’s Challenge',
    progress: 'Progress',
    statistics: 'Statistics',
    leaderboard: 'Leaderboard',
    badges: 'Badges',
    together: 'Together',
    plan: 'Plan',
    coach: 'Coach',
    form: 'Movements',
    support: 'Support',
    settings: 'Settings',
  },
  more: 'More',
  goPremium: 'Go Premium',
  logOut: 'Log out',
});
