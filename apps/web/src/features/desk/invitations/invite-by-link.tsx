import { mostUses } from '@hundred/domain/support/desk-limits';
import { useState } from 'react';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/forms/form';
import { NumberField } from '../../../ui/forms/number-field';
import { useAction } from '../use-action';
import { DaysSelect, defaultDays } from './days-select';
import { MadeLinks } from './made-links';
import { text } from './text';

type Props = { link: string | undefined; onMade: (link: string) => void };

/** Makes one link that several people can use, for example on a notice board. */
export function InviteByLink({ link, onMade }: Props) {
  const api = useApi();
  const [uses, setUses] = useState(1);
  const [days, setDays] = useState(defaultDays);
  const createAction = useAction({
    act: async () => {
      const made = await api.post('/desk/invitations', { uses, days: Number(days) });
      onMade(made.link);
    },
    doneText: text.linkMade,
  });
  return (
    <Form onSubmit={() => createAction.run()} className="grid grid-cols-1 gap-3">
      <NumberField
        label={text.uses}
        value={uses}
        onChange={setUses}
        min={1}
        max={mostUses}
        hintFor={({ value, doubt }) =>
          doubt === 'too-large' ? text.tooManyUses({ most: mostUses }) : text.usesHint({ count: value })
        }
      />
      <div className="flex flex-wrap items-end justify-between gap-2">
        <DaysSelect value={days} onChange={setDays} />
        <Button type="submit" look="ink" busy={createAction.isBusy} busyText={text.making}>
          {text.makeLink}
        </Button>
      </div>
      {link && <MadeLinks links={[{ link }]} />}
      {createAction.signInDialog}
    </Form>
  );
}
