import type { Config } from '../../config/config';
import type { Storage } from '../../db/storage';
import type { Routes } from '../../http/route';
import { success } from '../../http/success';
import type { Letter } from '../../mail/letter';
import type { SentOutcome } from '../../mail/mailer';
import { type PlanMail, planNoMail } from '../../mail/plan-mail';
import { Refusal } from '../../refusals/refusal';
import { type ActionTask, type AuditedOutcome, runAudited } from '../audited';
import type { Numbers } from '../people/numbers';

export interface DeskParts {
  routes: Routes;
  storage: Pick<Storage, 'database' | 'kind'>;
  config: Pick<Config, 'publicUrl' | 'identity' | 'storage' | 'sendsNotifications'>;
  version: string;
  /** The machine's clock, by which tokens are judged. */
  clock: () => number;
  numbers: Numbers;
  /** Absent if no mail is set up. */
  mail: { plan: PlanMail; sendTest: (letter: Letter) => Promise<SentOutcome> } | undefined;
}

/** The operator and the instant of a request. */
interface OperatorRequest {
  person: { id: string };
  now: number;
}

/** Runs an action for the operator who asks for it, and writes it to the audit under their name. */
export const actAs = <Outcome extends AuditedOutcome | Refusal>(
  { storage, mail }: Pick<DeskParts, 'storage' | 'mail'>,
  { person, now }: OperatorRequest,
  command: string,
  work: (task: ActionTask) => Promise<Outcome>,
): Promise<Outcome> =>
  runAudited(
    storage.database,
    { command, operatorId: person.id, now, planMail: mail?.plan ?? planNoMail },
    work,
  );

/** Runs an action, and answers with success or with the refusal. */
export async function actAndAnswer(
  parts: Pick<DeskParts, 'storage' | 'mail'>,
  request: OperatorRequest,
  command: string,
  work: (task: ActionTask) => Promise<AuditedOutcome | Refusal>,
): Promise<typeof success | Refusal> {
  const outcome = await actAs(parts, request, command, work);
  return outcome instanceof Refusal ? outcome : success;
}
