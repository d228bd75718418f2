import type { PremiumStatus } from '@hundred/contract/premium';
import { notInTrial } from '@hundred/domain/entitlements/features';
import { plans } from '@hundred/domain/entitlements/plans';
import { dateFormat } from '../../platform/format/format';

const dayAndTime = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** The person's plan and its end; undefined without one. */
export function planTexts({
  plan,
  until,
}: Pick<PremiumStatus, 'plan' | 'until'>): { title: string; text: string } | undefined {
  const end = until === null ? '' : dayAndTime(new Date(until));
  switch (plan) {
    case 'free':
      return undefined;
    case 'trial':
      return {
        title: 'Your trial is running',
        text: `Premium is open until ${end}. It ends by itself and costs nothing.`,
      };
    case 'starter':
      return {
        title: `You have ${plans.starter.name}`,
        text: `Premium is open until ${end}. Buying it again adds ${plans.starter.days} days.`,
      };
    case 'lifetime':
      return {
        title: `You have ${plans.lifetime.name}`,
        text: 'Premium is yours for good.',
      };
  }
}

/** What the trial includes, from the registry; it leaves out what only a purchase adds. */
export function trialText(): string {
  const without = notInTrial().map((name) => `the ${name.toLowerCase()}`);
  const exception = without.length === 0 ? '' : ` except ${without.join(' and ')}`;
  return `Everything in Starter${exception}, once, without a card. It ends by itself.`;
}
