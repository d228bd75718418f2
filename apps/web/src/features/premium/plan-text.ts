import type { PremiumStatus } from '@hundred/contract/premium';
import { featuresNotInTrial } from '@hundred/domain/entitlements/features';
import { plans } from '@hundred/domain/entitlements/plans';
import { dateFormat } from '../../platform/format/format';
import { text } from './text';

const formatDayAndTime = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** The person's plan and its end; undefined without one. */
export function planTexts({
  plan,
  until,
}: Pick<PremiumStatus, 'plan' | 'until'>): { title: string; text: string } | undefined {
  const end = until === null ? '' : formatDayAndTime(new Date(until));
  switch (plan) {
    case 'free':
      return undefined;
    case 'trial':
      return {
        title: text.hasTrial,
        text: text.trialUntil({ until: end }),
      };
    case 'starter':
      return {
        title: text.hasPlan({ plan: plans.starter.name }),
        text: text.starterUntil({ until: end, days: plans.starter.days }),
      };
    case 'lifetime':
      return {
        title: text.hasPlan({ plan: plans.lifetime.name }),
        text: text.forever,
      };
  }
}

/** What the trial includes, from the registry; it leaves out what only a purchase adds. */
export function trialText(): string {
  const features = featuresNotInTrial();
  return features.length === 0 ? text.trialOffer : text.trialOfferExcept({ features });
}
