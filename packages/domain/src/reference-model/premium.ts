import type { PremiumBegan } from '../challenge/facts/facts';
import type { CivilDate } from '../days/civil-date';
import { plans, trialDays } from '../entitlements/plans';
import { timesOfDate } from './clock';
import type { ReferenceLog } from './read-log';

const day = 24 * 60 * 60 * 1000;

/** The kinds of Premium in force at one instant. */
export function premiumAt(log: ReferenceLog, instant: number): { paid: boolean; trial: boolean } {
  const inForce = new Map<string, PremiumBegan>();
  for (const fact of log.premium) {
    if (fact.at > instant) break;
    if (fact.kind === 'premiumBegan') inForce.set(fact.purchase, fact);
    if (fact.kind === 'premiumEnded') inForce.delete(fact.purchase);
  }
  let trial = false;
  let lifetime = false;
  let starterEnd = Number.NEGATIVE_INFINITY;
  for (const { plan, paidAt } of [...inForce.values()].sort((a, b) => a.paidAt - b.paidAt)) {
    if (plan === 'trial') trial ||= instant < paidAt + trialDays * day;
    else if (plan === 'lifetime') lifetime = true;
    else starterEnd = Math.max(starterEnd, paidAt) + plans.starter.days * day;
  }
  return { trial, paid: lifetime || instant < starterEnd };
}

/** Whether Premium is in force at any instant of a date. It can begin only with a fact, so few instants are checked. */
export function isPremiumDate(log: ReferenceLog, date: CivilDate): boolean {
  if (log.premiumElsewhere.some(({ from, to }) => from <= date && date <= to)) return true;
  const beginnings = log.premium.filter(({ kind }) => kind === 'premiumBegan').map(({ at }) => at);
  if (beginnings.length === 0) return false;
  return timesOfDate(log, date).some(({ from, to }) =>
    [from, ...beginnings.filter((at) => from < at && at < to)].some((instant) => {
      const { paid, trial } = premiumAt(log, instant);
      return paid || trial;
    }),
  );
}
