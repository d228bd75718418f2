import { defineText } from '../../ui/language/define-text';

type Host = { host: string };

export const text = defineText('app/site-data', {
  pageTitle: 'Site data is blocked',
  title: 'Your browser blocks site data',
  reason: ({ host }: Host) =>
    `Hundred needs cookies and site data for ${host}. They keep you signed in and store your reps offline.`,
  openSettings: 'Open the site settings beside the address bar.',
  allow: ({ host }: Host) => `Allow cookies and site data for ${host}.`,
  thenReload: 'Reload this page.',
  reload: 'Reload',
});
