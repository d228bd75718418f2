/** In characters: the limit of SMTP. */
export const longestEmail = 254;
/** What a mail server would accept, without rare forms: one @, up to 64 characters before it, a dot after it, no spaces. */
const emailShape =
  /^[^\s\p{Cc}@<>"'()[\]\\,;:]{1,64}@[^\s\p{Cc}@<>"'()[\]\\,;:]+\.[^\s\p{Cc}@<>"'()[\]\\,;:.]{2,}$/u;

/** Normalizes an email address, so that a mailbox has one spelling; undefined if it is invalid. */
export function emailFrom(typed: string): string | undefined {
  const email = typed.trim().normalize('NFC').toLowerCase();
  return email.length <= longestEmail && emailShape.test(email) ? email : undefined;
}
