import { notificationSentences } from '@hundred/domain/reminders/notification-sentences';
import type { Language } from '@hundred/domain/text/language';

/** A mail as it is sent. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** The link in the mail, which is logged with its recipient if no mail is configured. */
  link: string;
  html?: string;
  language: Language;
  /** The address at which one press ends mails of this kind (RFC 8058), for those that can be ended. */
  unsubscribe?: string;
}

export interface LetterParts {
  to: string;
  subject: string;
  /** Paragraphs before the one action, and after it. */
  before: readonly string[];
  action: { label: string; link: string };
  after?: readonly string[];
  unsubscribe?: string;
  language: Language;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll('\n', '<br>');
const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

/** Colors of the product's light theme (`tokens.css`): mail programs know no variables. */
const paper = '#f4efe4';
const surface = '#fcf9f2';
const ink = '#1b1813';
const mutedInk = '#4f493e';
const accent = '#f55011';
const onAccent = '#1b1208';

/** Writes plain text, and the same as a small HTML part without pictures: it loads nothing and tracks nobody. */
export function makeLetter({
  to,
  subject,
  before,
  action,
  after = [],
  unsubscribe,
  language,
}: LetterParts): Letter {
  const { unsubscribe: unsubscribeLabel } = notificationSentences[language];
  const unsubscribeText = unsubscribe ? [`${unsubscribeLabel}: ${unsubscribe}`] : [];
  const text = [...before, `${action.label}:\n${action.link}`, ...after, ...unsubscribeText].join('\n\n');
  const unsubscribeHtml = unsubscribe
    ? `<p style="margin:16px 0 0;font-size:14px;color:${mutedInk}"><a href="${escapeHtml(unsubscribe)}" style="color:${mutedInk}">${unsubscribeLabel}</a></p>`
    : '';
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:${paper};color:${ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 16px;font-size:20px;font-weight:700">Hundred</p>
<div style="padding:24px;border-radius:16px;background:${surface}">
${before.map(paragraph).join('\n')}
<p style="margin:0 0 16px"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:${accent};color:${onAccent};font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
${after.map(paragraph).join('\n')}
</div>
${unsubscribeHtml}
</div>
</body></html>
`;
  return {
    to,
    subject,
    text: `${text}\n`,
    html,
    link: action.link,
    language,
    ...(unsubscribe && { unsubscribe }),
  };
}
