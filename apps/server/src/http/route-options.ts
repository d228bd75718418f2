import type { Call } from '@hundred/contract/call';
import { type RefusalCode, refusalAnswer, refusalStatus, sharedRefusals } from '@hundred/contract/refusals';
import type { z } from 'zod';

/** The route of a call, its input and its possible answers: each status with the codes it can carry. */
export function routeOptionsOf(call: Call) {
  return {
    method: call.method,
    url: `/api${call.path}`,
    schema: {
      summary: call.summary,
      ...(call.caller === 'anyone' ? {} : { security: [{ bearer: [] }] }),
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
      response: responsesOf(call),
    },
  };
}

function responsesOf(call: Call): Record<number, z.ZodType> {
  const codes = new Set<RefusalCode>([
    ...sharedRefusals,
    ...(call.caller === 'anyone' ? [] : (['not_signed_in', 'identity_away'] as const)),
    ...(call.refusals ?? []),
  ]);
  const responses: Record<number, z.ZodType> = { 200: call.answer };
  for (const status of new Set([...codes].map((code) => refusalStatus[code]))) {
    const codesOfStatus = [...codes].filter((code) => refusalStatus[code] === status);
    responses[status] = refusalAnswer.describe(codesOfStatus.join(', '));
  }
  return responses;
}
