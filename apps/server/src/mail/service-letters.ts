import { languageOr } from '@hundred/domain/text/language';
import { type Letter, makeLetter } from './letter';
import type { ServiceMessage } from './mail-message';
import { mailTexts } from './mail-texts';

/** Writes a mail that needs no secret link. */
export function serviceLetter(message: ServiceMessage, to: string, publicUrl: string): Letter {
  // The operator has no account from which a language is known.
  if (message.kind === 'operator') {
    return makeLetter({
      to,
      subject: message.subject,
      before: [message.text.trim()],
      action: { label: 'Open the desk', link: message.link },
      language: 'en',
    });
  }
  // A mail that an earlier version planned has no language.
  const language = languageOr('en', message.language);
  const texts = mailTexts[language];
  switch (message.kind) {
    case 'supportAnswered': {
      const { subject, body, action } = texts.supportAnswered;
      return makeLetter({
        to,
        subject,
        before: [body],
        action: { label: action, link: `${publicUrl}/support` },
        language,
      });
    }
    case 'accountDeleted': {
      const { subject, body, action } = texts.accountDeleted;
      return makeLetter({
        to,
        subject,
        before: [body],
        action: { label: action, link: publicUrl },
        language,
      });
    }
    case 'receipt': {
      const { subject, thanks, details, action } = texts.receipt;
      return makeLetter({
        to,
        subject: subject(message),
        before: [thanks, details(message)],
        action: { label: action, link: `${publicUrl}/premium` },
        language,
      });
    }
  }
}
