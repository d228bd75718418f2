import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Brand } from '../../layout/brand';
import { contentId } from '../../layout/skip-link';
import { isUnreachable } from '../../platform/http/api';
import { usePageTitle } from '../../platform/look/page-title';
import { useApi, useSession } from '../../platform/session';
import { Button, ButtonLink } from '../../ui/button';
import { text } from './text';

/** The code is behind the #, so that it never reaches a server before the button is pressed. */
const codeInAddress = () => location.hash.slice(1);

/** Makes the account that is signed in the first operator. */
export default function ClaimDesk() {
  usePageTitle(text.claim);
  const api = useApi();
  const session = useSession();
  const navigate = useNavigate();
  const claimMutation = useMutation({
    mutationFn: () => api.post('/desk/claim', { code: codeInAddress() }),
    onSuccess: () => navigate('/desk', { replace: true }),
  });
  const email = session.state === 'signed-in' ? session.person.email : null;
  return (
    <main id={contentId} tabIndex={-1} className="page-width grid max-w-[40rem] gap-4 py-10">
      <Brand />
      <h1 className="mt-4">{text.claim}</h1>
      <p className="text-lg text-ink-2">{text.claimHint}</p>
      {email && <p className="text-ink-2">{text.signedInAs({ email })}</p>}
      {claimMutation.error && (
        <p role="alert" className="text-missed-ink">
          {isUnreachable(claimMutation.error) ? text.offline : text.linkUsed}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          look="ink"
          size="large"
          busy={claimMutation.isPending}
          busyText={text.makingOperator}
          onClick={() => claimMutation.mutate()}
        >
          {text.makeOperator}
        </Button>
        <ButtonLink to="/dashboard" look="text" size="large">
          {text.back}
        </ButtonLink>
      </div>
    </main>
  );
}
