import { createCheckoutSession, getPremiumStatus, startTrial } from '@hundred/contract/premium';
import { premiumAnswer } from '@hundred/domain/entitlements/premium-answer';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/storage';
import type { Routes } from '../../http/route';
import type { Execute } from '../../log/execution';
import { makeReadHead } from '../../log/head';
import { logFieldOf } from '../../log/log-field';
import type { Logger } from '../../logging/logger';
import { Refusal } from '../../refusals/refusal';
import { notSetUp, ProviderFailed } from './provider';
import { findBySession } from './purchases';
import type { Selling } from './selling';
import { addPaymentWebhook } from './webhook';

export interface PremiumParts {
  database: Database;
  execute: Execute;
  /** Undefined if purchases are not configured. */
  selling: Selling | undefined;
  log: Logger;
}

/** Reads the state of a checkout, for the person who began it. Asks the provider unless the checkout is over. */
function makeReadCheckoutState({ database, selling, log }: PremiumParts) {
  return async (personId: string, sessionId: string, now: number) => {
    const found = await findBySession(database, sessionId);
    if (found?.personId !== personId) return null;
    const isOver = found.state !== 'open' && found.state !== 'pending';
    try {
      const settled = isOver ? undefined : await selling?.settle(sessionId, now);
      return { planType: found.plan, state: settled?.state ?? found.state };
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      log.warn({ err: error.cause }, 'the payment provider did not answer about a checkout');
      return { planType: found.plan, state: found.state };
    }
  };
}

export function addPremiumCalls(scope: FastifyInstance, routes: Routes, parts: PremiumParts): void {
  const { database, execute, selling } = parts;
  const readCheckoutState = makeReadCheckoutState(parts);
  const readHead = makeReadHead(database);

  routes.addWithLog(getPremiumStatus, async ({ person, query, now }) => {
    const checkout = query.session_id ? await readCheckoutState(person.id, query.session_id, now) : null;
    // Reading the checkout may have written to the log.
    const { snapshot } = checkout ? await readHead(person.id) : person.head;
    return { ...premiumAnswer(snapshot, now), checkout };
  });

  routes.add(startTrial, async ({ person, now }) => {
    const started = await execute(person.id, { kind: 'startTrial' }, { now });
    if (started instanceof Refusal) return started;
    return { ...premiumAnswer(started.snapshot, now), checkout: null, ...logFieldOf(started) };
  });

  routes.add(createCheckoutSession, async ({ person, body, now }) => {
    if (body.userId !== person.id) {
      return new Refusal('not_your_account', 'userId: must be your own', { field: 'userId' });
    }
    return selling ? selling.beginCheckout(person.id, body.planType, now) : notSetUp();
  });

  addPaymentWebhook(scope, parts);
}
