import type { OwnTextName } from '@hundred/contract/desk/own-texts';
import { longestOwnText } from '@hundred/domain/support/desk-limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatNumber } from '../../../platform/format/format';
import { ApiError } from '../../../platform/http/api';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/forms/form';
import { TextArea } from '../../../ui/forms/text-area';
import { DeskCard } from '../desk-card';
import { DeskHead } from '../desk-head';
import { textsQuery } from '../desk-queries';
import { Loaded } from '../loaded';
import { useAction } from '../use-action';
import { useDraft } from '../use-draft';
import { text } from './text';

const names: readonly OwnTextName[] = ['imprint', 'contact', 'privacy', 'terms'];
const pageOf = (name: OwnTextName) => (name === 'terms' ? '/terms' : '/privacy');

/** The operator's own texts for the legal pages. */
export default function TextsTab() {
  const query = useQuery(textsQuery(useApi()));
  return (
    <>
      <DeskHead tab="texts" />
      <p className="mb-4 text-ink-2">{text.hint}</p>
      <Loaded query={query} loading={text.loading} notLoaded={text.notLoaded} className="h-96">
        {(texts) => (
          <div className="grid items-start gap-4 desktop:grid-cols-2">
            {names.map((name) => (
              <TextCard key={name} name={name} stored={texts[name]} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
}

const isConflict = (error: Error | null) => error instanceof ApiError && error.code === 'changed_meanwhile';

/** `base` is the stored text that the operator changed into `typed`. Another operator may have replaced it since. */
type TextDraft = { typed: string; base: string };

const isTextDraft = (value: unknown): value is TextDraft | null =>
  value === null || (typeof value === 'object' && 'typed' in value && 'base' in value);

/** The draft of a text, and how it is saved. An unchanged draft follows the stored text. */
function useOwnText(name: OwnTextName, stored: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useDraft(`text-${name}`, null, isTextDraft);
  const isDraftUnchanged = draft !== null && draft.typed.trim() === draft.base;
  const isDraftObsolete = isDraftUnchanged && stored !== draft.base;
  const { typed, base } = draft === null || isDraftObsolete ? { typed: stored, base: stored } : draft;
  const saveAction = useAction({
    act: (change: { markdown: string; replaces: string }) => api.put(`/desk/texts/${name}`, change),
    doneText: text.saved,
    onDone({ markdown }) {
      queryClient.setQueryData(textsQuery(api).queryKey, (texts) => texts && { ...texts, [name]: markdown });
      setDraft(typed.trim() === markdown ? undefined : { typed, base: markdown });
    },
  });
  const conflict = isConflict(saveAction.error) ? saveAction.error : null;
  const isChanged = typed.trim() !== stored;
  return {
    typed,
    change: (next: string) => setDraft({ typed: next, base }),
    isChanged,
    /** The server refused to replace a text that this operator had not seen. */
    conflict,
    save() {
      // After a conflict the stored text is shown, so it may be replaced.
      if (isChanged) saveAction.run({ markdown: typed.trim(), replaces: conflict ? stored : base });
    },
    isSaving: saveAction.isBusy,
    signInDialog: saveAction.signInDialog,
  };
}

function TextCard({ name, stored }: { name: OwnTextName; stored: string }) {
  const { typed, change, isChanged, conflict, save, isSaving, signInDialog } = useOwnText(name, stored);
  return (
    <DeskCard title={text.names[name]}>
      <Form isInvalid={false} onSubmit={save} className="grid gap-3">
        <TextArea
          label={text.hints[name]}
          hint={text.length({ length: formatNumber(typed.length), longest: formatNumber(longestOwnText) })}
          maxLength={longestOwnText}
          value={typed}
          onChange={({ target }) => change(target.value)}
          className="[&_textarea]:min-h-40"
        />
        {conflict && (
          <div role="alert" className="text-sm">
            <p className="font-[560] text-missed-ink">{conflict.message}</p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{stored}</p>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Link to={pageOf(name)} className="text-link inline-flex min-h-11 items-center text-sm">
            {name === 'terms' ? text.seeTerms : text.seePrivacy}
          </Link>
          <Button
            type="submit"
            look="ink"
            size="small"
            disabled={!isChanged}
            busy={isSaving}
            busyText={text.saving}
          >
            {text.save}
          </Button>
        </div>
        {signInDialog}
      </Form>
    </DeskCard>
  );
}
