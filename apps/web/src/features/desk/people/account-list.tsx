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
import { PageButtons } from '../page-buttons';
import { useAction } from '../use-action';
import { text } from './text';

const formatShortDate = dateFormat({ dateStyle: 'medium' });

/** Accounts whose owner registered and never opened the app. They have no day, plan or log yet. */
export function AccountList({ search }: { search: string }) {
  const api = useApi();
  const [page, setPage] = useState(1);
  const [accountToDelete, setAccountToDelete] = useState<DeskAccount>();
  const accounts = useQuery({
    ...accountsQuery(api, { search, page }),
    placeholderData: keepPreviousData,
  });
  // All accounts on this page were deleted, so the page before is shown.
  if (page > 1 && accounts.data?.accounts.length === 0 && !accounts.isPlaceholderData) setPage(page - 1);
  const sendLinkAction = useAction({
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
      {({ accounts: onPage, isMore }) => (
        <>
          <p className="mb-2 text-sm text-ink-2">{text.accountsHint}</p>
          {onPage.length === 0 ? (
            <EmptyState title={text.noneFound} />
          ) : (
            <ul
              aria-label={text.filters.accounts}
              className="rounded-3 border border-line bg-surface px-4.5 py-1"
            >
              {onPage.map((account) => (
                <Account
                  key={account.id}
                  account={account}
                  onSendLink={() => sendLinkAction.run(account.id)}
                  onDelete={() => setAccountToDelete(account)}
                />
              ))}
            </ul>
          )}
          <div className="mt-2.5 flex">
            <PageButtons
              backText={text.back}
              nextText={text.next}
              onBack={page > 1 ? () => setPage(page - 1) : undefined}
              onNext={isMore ? () => setPage(page + 1) : undefined}
            />
          </div>
          {accountToDelete && (
            <DeleteAccount account={accountToDelete} onClose={() => setAccountToDelete(undefined)} />
          )}
          {sendLinkAction.signInDialog}
        </>
      )}
    </Loaded>
  );
}

type AccountProps = { account: DeskAccount; onSendLink: () => void; onDelete: () => void };

function Account({ account, onSendLink, onDelete }: AccountProps) {
  const { email, createdAt, isEmailConfirmed } = account;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-1.5 first:border-0">
      <div className="min-w-0 text-sm text-ink-2">
        <b className="block text-md font-[660] wrap-anywhere text-ink">{email}</b>
        {text.joined({ date: formatShortDate(Date.parse(createdAt)) })}
        {!isEmailConfirmed && ` · ${text.notConfirmed}`}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onSendLink}>
          {text.sendResetLink}
        </Button>
        <Button size="small" className="text-missed-ink" onClick={onDelete}>
          {text.deleteAccount}
        </Button>
      </div>
    </li>
  );
}

function DeleteAccount({ account: { id, email }, onClose }: { account: DeskAccount; onClose: () => void }) {
  const api = useApi();
  const deleteAction = useAction({
    act: () => api.delete(`/desk/accounts/${id}`),
    doneText: text.deleted,
    onDone: onClose,
  });
  return (
    <>
      <ConfirmDialog
        isOpen
        danger
        title={text.deleteQuestion({ name: email })}
        description={text.deleteUnusedHint}
        confirmText={text.deleteAccount}
        busy={deleteAction.isBusy}
        onConfirm={() => deleteAction.run()}
        onCancel={onClose}
      />
      {deleteAction.signInDialog}
    </>
  );
}
