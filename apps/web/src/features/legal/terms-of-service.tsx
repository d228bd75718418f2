import { plans, trialDays } from '@hundred/domain/entitlements/plans';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '../../ui/card';
import { LegalPage, LegalSection } from './legal-page';
import { ImprintAndContact, OwnText } from './own-text';
import { text as frameText } from './text/frame';
import { text } from './text/terms';
import type { LoadedOwnTexts } from './use-own-texts';

type Props = {
  header: ReactNode;
  /** Whether the part about payments is shown. */
  hasPayments: boolean;
  ownTexts: LoadedOwnTexts;
};

export function TermsOfService({ header, hasPayments, ownTexts }: Props) {
  return (
    <LegalPage header={header} title={text.title} lede={text.lede}>
      <Card tone="open" aria-labelledby="health-note" className="grid gap-3">
        <h2 id="health-note">{text.health.title}</h2>
        <p>{text.health.stop}</p>
        <p>{text.health.noAdvice}</p>
      </Card>
      <LegalSection title={text.age.title}>
        <p>{text.age.text}</p>
      </LegalSection>
      <LegalSection title={text.account.title}>
        <p>{text.account.text}</p>
      </LegalSection>
      <LegalSection title={text.fairPlay.title}>
        <p>{text.fairPlay.text}</p>
      </LegalSection>
      {hasPayments && (
        <LegalSection title={text.premium.title}>
          <p>{text.premium.plans({ starterDays: plans.starter.days, trialDays })}</p>
          <p>{text.premium.payment}</p>
        </LegalSection>
      )}
      <LegalSection title={text.service.title}>
        <p>{text.service.text}</p>
      </LegalSection>
      <LegalSection title={text.liability.title}>
        <p>{text.liability.text}</p>
      </LegalSection>
      <OwnText title={frameText.ownTerms} blocks={ownTexts.texts?.terms} />
      <LegalSection title={text.changes.title}>
        <p>{text.changes.text}</p>
        <p>
          <Link to="/privacy" className="text-link">
            {text.changes.privacy}
          </Link>
        </p>
      </LegalSection>
      <ImprintAndContact ownTexts={ownTexts} />
    </LegalPage>
  );
}
