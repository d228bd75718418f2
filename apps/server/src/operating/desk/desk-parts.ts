import type { MailRecord, SendMail } from '../../adapters/mail';
import type { Config } from '../../config/config';
import type { Storage, Transaction } from '../../db/storage';
import type { Routes } from '../../http/route';
import type { Refusal } from '../../refusals/refusal';
import { type ActionTask, type Audited, audited } from '../audited';
import type { Numbers } from '../people/numbers';

export interface DeskParts {
  routes: Routes;
  storage: Pick<Storage, 'database' | 'kind'>;
  config: Pick<Config, 'publicUrl' | 'storage' | 'notifications'>;
  version: string;
  /** The machine's clock, by which tokens are judged. */
  clock: () => number;
  numbers: Numbers;
  /** Absent if no mail is set up. */
  sendMail: SendMail | undefined;
  mailRecord: MailRecord;
  /** Signs a person out on every device. */
  endSignIns: (
    transaction: Transaction,
    row: { issuer: string; subject: string },
    from: number,
  ) => Promise<void>;
}

/** The operator and the instant of a request. */
interface Acting {
  person: { id: string };
  now: number;
}

/** Runs an action for the operator who asks for it, and writes it to the audit under their name. */
export const actAs = <Outcome extends Audited | Refusal>(
  { storage }: Pick<DeskParts, 'storage'>,
  { person, now }: Acting,
  command: string,
  work: (task: ActionTask) => Promise<Outcome>,
): Promise<Outcome> => audited(storage.database, { command, operatorId: person.id, now }, work);
