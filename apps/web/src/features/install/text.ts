import { defineText } from '../../ui/language/define-text';

export const text = defineText('install', {
  title: 'Install Hundred',
  benefit: 'Hundred opens from your home screen and works offline.',
  iosSteps: 'Tap Share, then Add to Home Screen. Hundred then works offline.',
  install: 'Install Now',
  newVersion: 'A new version is ready',
  newVersionLater: 'You get it the next time you open Hundred.',
  update: 'Update now',
});
