import type { RefusalCode as ChallengeRefusalCode } from '@hundred/domain/challenge/commands/refusals';
import { z } from 'zod';

/**
 * The refusals of the domain. 404: there is no challenge; 409: its current state does not allow the command; 400: a field of
 * the request is invalid.
 */
const challengeRefusalStatus = {
  not_started: 404,
  already_started: 409,
  before_first_run: 409,
  run_waiting: 409,
  run_finished: 409,
  day_complete: 409,
  no_rest_days_left: 409,
  no_rest_day_taken: 409,
  exercise_already_done: 409,
  no_day_to_rate: 409,
  session_already_done: 409,
  not_eligible: 409,
  path_already_chosen: 409,
  no_path_to_reset: 409,
  trial_used: 409,
  trial_for_newcomers: 409,
  already_premium: 409,
  not_premium: 409,
  too_many_plans: 409,
  /** The person's plan does not include the feature. */
  premium_required: 403,
  clock_ahead: 400,
  too_late: 400,
  invalid_instant: 400,
  date_mismatch: 400,
  invalid_timezone: 400,
  invalid_exercise: 400,
  invalid_reps: 400,
  too_few_reps: 400,
  too_many_reps: 400,
  invalid_time: 400,
  invalid_exercise_time: 400,
  invalid_day_number: 400,
  invalid_target: 400,
  invalid_movement: 400,
  invalid_effort: 400,
  invalid_programme: 400,
  invalid_session: 400,
  invalid_session_time: 400,
  invalid_plan: 400,
  invalid_path: 400,
} as const satisfies Record<ChallengeRefusalCode, 400 | 403 | 404 | 409>;

/** Every refusal code of the API, with its status. */
export const refusalStatus = {
  invalid_input: 400,
  not_signed_in: 401,
  not_your_account: 403,
  /** The token does not say when the device signed in, so it cannot be told apart from later sign-ins. */
  sign_in_time_unknown: 409,
  /** The call changes what cannot be undone, and the last sign-in is too long ago. */
  sign_in_again: 403,
  not_found: 404,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  storage_away: 503,
  identity_away: 503,
  invalid_signature: 400,
  already_lifetime: 409,
  already_paid: 409,
  payment_pending: 409,
  payments_not_set_up: 409,
  payment_failed: 502,
  too_many_devices: 409,
  /** Mail is not set up, or the address is not confirmed. */
  mail_unavailable: 409,
  device_removed: 409,
  no_devices: 409,
  push_failed: 502,
  coach_busy: 409,
  no_questions_left: 429,
  coach_away: 502,
  group_full: 409,
  too_many_groups: 409,
  too_many_rooms: 409,
  name_required: 409,
  joining_closed: 409,
  already_nudged: 409,
  nothing_to_nudge: 409,
  too_many_blocks: 409,
  too_many_reports: 409,
  name_not_shown: 409,
  /** The member is not the owner. */
  owner_only: 403,
  social_suspended: 403,
  too_many_open: 409,
  too_many_today: 409,
  /** Operators cannot suspend or delete themselves at the desk. */
  not_yourself: 409,
  /** An operator is revoked before they are suspended or deleted. */
  is_operator: 409,
  /** Without this operator nobody could use the desk. */
  only_operator: 409,
  /** The person signs in elsewhere, so there is no password of ours to reset. */
  no_account: 409,
  /** Accounts are created at another service, so nobody is let in here. */
  accounts_elsewhere: 409,
  mail_not_set_up: 409,
  /** Another operator has stored something else since this one looked. */
  changed_meanwhile: 409,
  /** An installation has one team for the whole club. */
  club_exists: 409,
  mail_failed: 502,
  ...challengeRefusalStatus,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** The shape of every refusal: a code for programs, a sentence for people. */
export const refusalAnswer = z.object({
  error: z.enum(Object.keys(refusalStatus) as [RefusalCode, ...RefusalCode[]]),
  message: z.string(),
  /** The field of the input that the refusal is about. */
  field: z.string().optional(),
  /** The person has not started the challenge yet. */
  needsOnboarding: z.literal(true).optional(),
});
export type RefusalAnswer = z.output<typeof refusalAnswer>;

/** The refusals that any call can answer with. */
export const sharedRefusals = ['invalid_input', 'rate_limited', 'storage_away'] as const;
