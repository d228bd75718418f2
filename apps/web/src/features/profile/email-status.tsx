import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../platform/http/api';
import { useApi } from '../../platform/session';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { text } from './text';

/** Whether the address is confirmed, and where it can be changed. */
export const emailStatusQuery = (api: Api) =>
  queryOptions({ queryKey: ['email-status'], queryFn: ({ signal }) => api.get('/auth/email', { signal }) });

/** Whether the address is confirmed, and the link to change it. Only accounts of our own identity service have both. */
export function EmailStatus() {
  const { data } = useQuery(emailStatusQuery(useApi()));
  if (!data || data.changeUrl === null) return null;
  return (
    <>
      {data.verified ? (
        <p className="text-ink-2">{text.emailConfirmed}</p>
      ) : (
        <p className="mt-1 flex items-center gap-2 font-[560] text-partial-ink">
          <Icon name="warning" size={18} />
          {text.emailNotConfirmed}
        </p>
      )}
      {data.mailRefused && (
        <p role="alert" className="mt-2 font-[560] text-missed-ink">
          {text.emailBounced}
        </p>
      )}
      <ButtonLink to={data.changeUrl} reloadDocument className="mt-4 max-tablet:w-full">
        {data.verified && !data.mailRefused ? text.changeEmail : text.confirmEmail}
      </ButtonLink>
    </>
  );
}
