import type { OwnTextName } from '@hundred/contract/desk/own-texts';
import { longestOwnText } from '@hundred/domain/support/desk-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../../platform/format/format';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/forms/form';
import { TextArea } from '../../../ui/forms/text-area';
import { DeskCard } from '../desk-card';
import { DeskHead } from '../desk-head';
import { textsQuery } from '../desk-queries';
import { Loaded } from '../loaded';
import { useAction } from '../use-action';
import { text } from './text';

const names: readonly OwnTextName[] = ['imprint', 'contact', 'privacy', 'terms'];
const pageOf = (name: OwnTextName) => (name === 'terms' ? '/terms' : '/privacy');

/** The operator's own texts for the legal pages. */
export default function TextsTab() {
  const stored = useQuery(textsQuery(useApi()));
  return (
    <>
      <DeskHead tab="texts" />
      <p className="mb-4 text-ink-2">{text.hint}</p>
      <Loaded query={stored} loading={text.loading} notLoaded={text.notLoaded} className="h-96">
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

function TextCard({ name, stored }: { name: OwnTextName; stored: string }) {
  const api = useApi();
  const [typed, setTyped] = useState(stored);
  const saving = useAction({
    act: (markdown: string) => api.put(`/desk/texts/${name}`, { markdown }),
    doneText: text.saved,
  });
  const isChanged = typed.trim() !== stored;
  return (
    <DeskCard title={text.names[name]}>
      <Form
        isInvalid={false}
        onSubmit={() => isChanged && !saving.isBusy && saving.run(typed.trim())}
        className="grid gap-3"
      >
        <TextArea
          label={text.hints[name]}
          aside={text.length({ length: formatNumber(typed.length), longest: formatNumber(longestOwnText) })}
          maxLength={longestOwnText}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="[&_textarea]:min-h-40"
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Link to={pageOf(name)} className="text-link text-sm">
            {name === 'terms' ? text.seeTerms : text.seePrivacy}
          </Link>
          <Button
            type="submit"
            look="ink"
            size="small"
            disabled={!isChanged}
            busy={saving.isBusy}
            busyText={text.saving}
          >
            {text.save}
          </Button>
        </div>
        {saving.dialog}
      </Form>
    </DeskCard>
  );
}
