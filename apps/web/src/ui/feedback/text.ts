import { defineText } from '../language/define-text';

export const text = defineText('ui/feedback', {
  dialogNotLoaded: 'This didn’t load. Check your connection and try again.',
  partNotLoaded: 'Check your connection and reload. Nothing you completed is lost.',
  linkCopied: 'Link copied',
  copyRefused: 'Your browser can’t copy. Select the link instead:',
  message: 'Message',
  /** The place of {hotkey} is filled by the toaster. */
  messages: 'Messages ({hotkey})',
  dismiss: 'Dismiss',
  kinds: { success: 'Done:', error: 'Error:', warning: 'Warning:', info: 'Note:' },
});
