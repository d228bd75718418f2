import { defineText } from '../../language/define-text';

export const text = defineText('ui/feedback/messages', {
  linkCopied: 'Link copied',
  copyRefused: 'Your browser can’t copy. Select the link instead:',
  message: 'Message',
  /** The library of the toaster replaces {hotkey} by its key. */
  messages: 'Messages ({hotkey})',
  dismiss: 'Dismiss',
  kinds: { success: 'Done:', error: 'Error:', warning: 'Warning:', info: 'Note:' },
});
