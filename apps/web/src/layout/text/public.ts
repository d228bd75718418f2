import { defineText } from '../../ui/language/define-text';

/** Texts of every page, also before signing in. */
export const text = defineText('layout/public', {
  product: 'Hundred',
  loading: 'Loading',
  themes: {
    system: 'Change theme (now system)',
    light: 'Change theme (now light)',
    dark: 'Change theme (now dark)',
  },
});
