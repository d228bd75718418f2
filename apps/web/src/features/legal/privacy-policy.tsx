import { storedDataTexts } from '@hundred/domain/text/stored-data-texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LegalList, LegalPage, LegalSection } from './legal-page';
import { ImprintAndContact, OwnText } from './own-text';
import { text as frameText } from './text/frame';
import { text } from './text/privacy';
import type { LoadedOwnTexts } from './use-own-texts';

type Props = {
  header: ReactNode;
  /** Whether the parts about payments are shown. */
  hasPayments: boolean;
  ownTexts: LoadedOwnTexts;
};

/** Typed as one of the headings, so that a changed heading fails to compile. */
const paymentsTerm: keyof typeof storedDataTexts = 'Purchases';

export function PrivacyPolicy({ header, hasPayments, ownTexts }: Props) {
  const { others, visible, device, duration, rights } = text;
  const storedData = Object.entries(storedDataTexts).filter(([term]) => hasPayments || term !== paymentsTerm);
  return (
    <LegalPage header={header} title={text.title} lede={text.lede}>
      <LegalSection title={text.stored.title}>
        <LegalList items={storedData.map(([term, explanation]) => ({ term, text: explanation }))} />
      </LegalSection>
      <LegalSection title={text.notDone.title}>
        <p>{text.notDone.text}</p>
      </LegalSection>
      <LegalSection title={others.title}>
        <p>{hasPayments ? `${others.signIn} ${others.payments}` : others.signIn}</p>
        <p>{others.coach}</p>
        <p>{others.limits}</p>
      </LegalSection>
      <LegalSection title={visible.title}>
        <p>
          {visible.board} {hasPayments ? visible.ring : visible.ringWithoutPlans}
        </p>
        <p>{visible.hidden}</p>
        <p>{visible.community}</p>
      </LegalSection>
      <LegalSection title={device.title}>
        <LegalList items={Object.values(device.items)} />
        <p>{device.essential}</p>
      </LegalSection>
      <LegalSection title={duration.title}>
        <p>{duration.account}</p>
        <p>{duration.push}</p>
        <p>{duration.deletion}</p>
        <p>{hasPayments ? `${duration.code} ${duration.purchases}` : duration.code}</p>
      </LegalSection>
      <LegalSection title={rights.title}>
        <LegalList items={[rights.export, rights.deletion, rights.correction]} />
        <p>{rights.more}</p>
      </LegalSection>
      <LegalSection title={text.children.title}>
        <p>{text.children.text}</p>
      </LegalSection>
      <OwnText title={frameText.ownPrivacy} blocks={ownTexts.texts?.privacy} />
      <LegalSection title={text.changes.title}>
        <p>{text.changes.text}</p>
        <p>
          <Link to="/terms" className="text-link">
            {text.changes.terms}
          </Link>
        </p>
      </LegalSection>
      <ImprintAndContact ownTexts={ownTexts} />
    </LegalPage>
  );
}
