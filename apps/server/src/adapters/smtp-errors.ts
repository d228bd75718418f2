import type { MailFault } from '../mail/mailer';

/** Mail servers repeat the address that they refuse, but the log must name nobody. */
export const withoutAddresses = (text: string) => text.replace(/[^\s<>]+@[^\s<>]+/g, '…');

export interface SmtpError extends Error {
  code?: string;
  /** The system's code, if `code` is the library's own. */
  originalCode?: string;
  response?: string;
  responseCode?: number;
  command?: string;
}

/** The numbers after the status code (RFC 3463), without the first: `1.1` of `550 5.1.1`. */
const enhancedStatus = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/;
/** Statuses 1.x are about the recipient's address, except these two, which are about the sender's. */
const senderStatuses = ['1.7', '1.8'];
const mailboxDisabled = '2.1';
const isAboutRecipient = (status: string) =>
  status === mailboxDisabled || (status.startsWith('1.') && !senderStatuses.includes(status));
/** No such mailbox, not a local user, a name that is not allowed. */
const recipientCodes = [550, 551, 553];

/**
 * What a refusal (5xx) of the recipient (RCPT TO) or of the mail (DATA) means. `refused`: this address takes no mail at
 * all. `failed`: this mail was not accepted for its content or by a policy, and the next one may be. Undefined for any
 * other answer, which is about this server and may be corrected.
 */
export function permanentRefusal({
  response = '',
  responseCode = 0,
  command = '',
}: SmtpError): 'refused' | 'failed' | undefined {
  if (responseCode < 500 || !/^(RCPT TO|DATA)/.test(command)) return undefined;
  const status = enhancedStatus.exec(response)?.[1];
  const isRefused = status
    ? isAboutRecipient(status)
    : command.startsWith('RCPT TO') && recipientCodes.includes(responseCode);
  return isRefused ? 'refused' : 'failed';
}

/** Codes of OpenSSL and Node for handshakes and certificates. */
const encryptionCode = /SSL|TLS|CERT|EPROTO|ISSUER/;

/** The part of sending that failed. */
export function faultIn({ code = '', originalCode = '', responseCode }: SmtpError): MailFault {
  if (code === 'ETIMEDOUT') return 'timeout';
  if (code === 'EAUTH') return 'sign-in';
  if (code === 'ETLS' || encryptionCode.test(originalCode)) return 'encryption';
  return responseCode === undefined ? 'connection' : 'answer';
}
