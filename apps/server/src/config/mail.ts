import { z } from 'zod';
import { StartRefused } from '../process/start-refused';
import { isUrlOf, optionalText } from './values';

/** Outgoing mail; without it mails are logged. */
export interface MailConfig {
  smtpUrl: string;
  from: string;
  /** How many mails all servers send together in an hour. */
  perHour: number;
}

/** `Club <help@hundred.example>`, as mail programs write it. */
const namedAddress = /^[^<>\r\n]*<([^<>]+)>$/;

export const mailSettings = {
  SUPPORT_EMAIL: optionalText.pipe(
    z.email('must be an email address, for example help@hundred.example').optional(),
  ),
  SMTP_URL: optionalText.pipe(
    z
      .string()
      .refine((value) => isUrlOf(value, ['smtp:', 'smtps:']), {
        error: 'must look like smtps://user:password@mail.example:465',
      })
      .optional(),
  ),
  MAIL_PER_HOUR: optionalText.pipe(
    z
      .string()
      .regex(/^[1-9]\d{0,5}$/, { error: 'must be a whole number from 1 to 999999, for example 500' })
      .default('500')
      .transform(Number),
  ),
  MAIL_FROM: optionalText.pipe(
    z
      .string()
      .refine((value) => z.email().safeParse(namedAddress.exec(value)?.[1] ?? value).success, {
        error: 'must be an email address, alone or as in Club <help@hundred.example>',
      })
      .optional(),
  ),
};

export function mailFrom(values: z.output<z.ZodObject<typeof mailSettings>>): MailConfig | undefined {
  const from = values.MAIL_FROM ?? values.SUPPORT_EMAIL;
  if (!values.SMTP_URL) return undefined;
  if (!from) throw new StartRefused('SMTP_URL needs MAIL_FROM, the address that mail is sent from.');
  return { smtpUrl: values.SMTP_URL, from, perHour: values.MAIL_PER_HOUR };
}
