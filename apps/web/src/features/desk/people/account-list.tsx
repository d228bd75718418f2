import type { DeskAccount } from '@hundred/contract/desk/accounts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dateFormat } from '../../../platform/format/format';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { accountsQuery } from '../desk-queries';
import { Loaded } from '../loaded';
import { useAction } from '../use-action';
import { text } from './text';

const shortDate = dateFormat({ dateStyle: 'medium' });

/** Accounts whose owner registered and never opened the app. They have no day, plan or log yet. */
export function AccountList({ search }: { search: string }) {
  const api = useApi();
  const [page, setPage] = useState(1);
  const accounts = useQuery({
    ...accountsQuery(api, { search, page }),
    placeholderData: keepPreviousData,
  });
  const [deleting, setDeleting] = useState<DeskAccount>();
  const stop = () => setDeleting(undefined);
  const removing = useAction({
    act: (id: string) => api.delete(`/desk/accounts/${id}`),
    doneText: text.deleted,
    onDone: stop,
  });
  const reset = useAction({
    act: (id: string) => api.post(`/desk/accounts/${id}/reset-link`),
    doneText: text.resetLinkSent,
  });
  return (
    <Loaded
      query={accounts}
      loading={text.listLoading}
      notLoaded={text.listNotLoaded}
      className="h-120 rounded-3"
    >
      {({ accounts: shown, isMore }) => (
        <>
          <p className="mb-2 text-sm text-ink-2">{text.accountsHint}</p>
          {shown.length === 0 ? (
            <EmptyState title={text.noneFound} />
          ) : (
            <ul
              aria-label={text.filters.accounts}
              className="rounded-3 border border-line bg-surface px-4.5 py-1"
            >
              {shown.map((account) => (
                <li
                  key={account.id}
                  className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-1.5 first:border-0"
                >
                  <div className="min-w-0 text-sm text-ink-2">
                    <b className="block text-md font-[660] wrap-anywhere text-ink">{account.email}</b>
                    {text.joined({ date: shortDate(Date.parse(account.createdAt)) })}
                    {!account.isEmailConfirmed && ` · ${text.notConfirmed}`}
                  </div>
                  <div className="flex flex-wrap gap-2">
                    <Button size="small" onClick={() => reset.isBusy || reset.run(account.id)}>
                      {text.sendResetLink}
                    </Button>
                    <Button size="small" className="text-missed-ink" onClick={() => setDeleting(account)}>
                      {text.deleteAccount}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )}
          {(page > 1 || isMore) && (
            <div className="mt-2.5 flex justify-end gap-2">
              <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
                {text.back}
              </Button>
              <Button size="small" disabled={!isMore} onClick={() => setPage(page + 1)}>
                {text.next}
              </Button>
            </div>
          )}
          {deleting && (
            <ConfirmDialog
              isOpen
              danger
              title={text.deleteQuestion({ name: deleting.email })}
              description={text.deleteUnusedHint}
              confirmText={text.deleteAccount}
              busy={removing.isBusy}
              onConfirm={() => removing.run(deleting.id)}
              onCancel={stop}
            />
          )}
          {removing.dialog}
          {reset.dialog}
        </>
      )}
    </Loaded>
  );
}
