import { defineText } from '../../ui/language/define-text';

/** Texts of every page, also before signing in. */
export const text = defineText('layout/public', {
  product: 'Hundred',
  loading: 'Loading',
  themes: { system: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' },
});
