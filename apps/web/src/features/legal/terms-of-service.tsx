import { plans, trialDays } from '@hundred/domain/entitlements/plans';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '../../ui/card';
import { LegalPage, LegalSection } from './legal-page';

export function TermsOfService({ header }: { header: ReactNode }) {
  return (
    <LegalPage
      header={header}
      title="Terms of Service"
      inForceSince="16 November 2026"
      lede="Hundred is a training log with a plan: three exercises a day, one more rep each day, for a hundred days. By using it you accept what follows."
    >
      <Card tone="open" aria-labelledby="health-note" className="grid gap-3">
        <h2 id="health-note">Your health comes first</h2>
        <p>
          Stop when something hurts, when you feel dizzy, or when you cannot breathe easily. Ask a doctor
          before you begin if you are pregnant, injured, recovering, have a heart condition, or are in doubt
          for any reason.
        </p>
        <p>
          Hundred is no medical advice. Nobody checks your form or your fitness but you. A rest day keeps your
          streak; an injury does not.
        </p>
      </Card>
      <LegalSection title="Who may use it">
        <p>
          You must be at least 13 years old. If you are under the age at which you may agree to contracts
          where you live, a parent or guardian must agree for you.
        </p>
      </LegalSection>
      <LegalSection title="Your account">
        <p>
          You sign in by e-mail and password, or with an account of an external sign-in service. Keep it safe:
          what is done with it counts as done by you. One person, one account. You can export your data and
          delete your account in Settings at any time.
        </p>
      </LegalSection>
      <LegalSection title="Fair play">
        <p>
          Log what you did. Leaderboards count reps up to twice the day’s target, and nothing that was
          imported. Your display name is seen by others if you let it be: no insults, no advertising, nobody
          else’s name. A name that breaks this can be blanked, and an account that attacks or abuses the
          service can be closed.
        </p>
      </LegalSection>
      <LegalSection title="Premium">
        <p>
          Premium is bought once, not as a subscription. Starter opens the premium features for{' '}
          {plans.starter.days} days from payment; bought again, it extends them. Lifetime opens them for as
          long as Hundred is offered. A trial of {trialDays} days can be started once, and ends by itself.
        </p>
        <p>
          The Premium page lists what each plan opens at the time you buy. Payments are taken by a card
          payment provider under its own terms. If a payment is refunded, what it paid for ends. Rights that
          the law gives you as a consumer are not touched by anything written here.
        </p>
      </LegalSection>
      <LegalSection title="The service">
        <p>
          We work to keep Hundred running and your log safe, but we cannot promise that it is always available
          or free of faults. Features may change. If Hundred is ever closed, you will be told in time to
          export your data.
        </p>
      </LegalSection>
      <LegalSection title="Liability">
        <p>
          You train at your own risk. As far as the law allows, we are not liable for injuries from doing the
          exercises, or for damage that could not be foreseen. Nothing here limits liability for intent, gross
          negligence, or where the law does not let it be limited.
        </p>
      </LegalSection>
      <LegalSection title="Changes and questions">
        <p>
          A change that matters is announced in the app before it takes effect; whoever does not agree can
          delete their account. Questions go to the Support page. How data is handled is written in the{' '}
          <Link to="/privacy" className="text-link">
            Privacy Policy
          </Link>
          .
        </p>
      </LegalSection>
    </LegalPage>
  );
}
