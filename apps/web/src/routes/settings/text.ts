import { defineText } from '../../ui/language/define-text';

export const text = defineText('routes/settings', {
  title: 'Settings',
  tabs: { profile: 'Profile', notifications: 'Notifications', security: 'Security' },
  passwordChanged: 'Your password is changed. Your other devices are signed out.',
});
