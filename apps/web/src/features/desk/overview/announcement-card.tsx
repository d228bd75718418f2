import { longestAnnouncement } from '@hundred/domain/support/desk-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dateFormat } from '../../../platform/format/format';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/forms/form';
import { Select } from '../../../ui/forms/select';
import { Switch } from '../../../ui/forms/switch';
import { TextArea } from '../../../ui/forms/text-area';
import { DeskCard } from '../desk-card';
import { announcementQuery } from '../desk-queries';
import { Loaded } from '../loaded';
import { useAction } from '../use-action';
import { useTextDraft } from '../use-draft';
import { text } from './text';

const formatShortDate = dateFormat({ month: 'short', day: 'numeric' });
const dayOptions = () => Object.entries(text.showForDays).map(([value, name]) => ({ value, name }));

/** The short text that everybody sees, or the form for a new one, folded because it is rarely needed. */
export function AnnouncementCard() {
  const query = useQuery(announcementQuery(useApi()));
  return (
    <DeskCard title={text.announcement} isOpen={query.isError || Boolean(query.data?.announcement)}>
      <Loaded
        query={query}
        loading={text.announcementLoading}
        notLoaded={text.announcementNotLoaded}
        className="h-40"
      >
        {({ announcement }) =>
          announcement ? (
            <CurrentAnnouncement message={announcement.text} endsAt={announcement.endsAt} />
          ) : (
            <NewAnnouncement />
          )
        }
      </Loaded>
    </DeskCard>
  );
}

function CurrentAnnouncement({ message, endsAt }: { message: string; endsAt: string | null }) {
  const api = useApi();
  const endAction = useAction({
    act: () => api.delete('/desk/announcement'),
    doneText: text.ended,
  });
  return (
    <>
      <p className="my-2 whitespace-pre-line wrap-anywhere">{message}</p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-2">
          {endsAt ? text.shownUntil({ date: formatShortDate(Date.parse(endsAt)) }) : text.shown}
        </p>
        <Button size="small" busy={endAction.isBusy} onClick={() => endAction.run()}>
          {text.end}
        </Button>
      </div>
      {endAction.signInDialog}
    </>
  );
}

function NewAnnouncement() {
  const api = useApi();
  const [message, setMessage] = useTextDraft('announcement');
  const [days, setDays] = useState('7');
  const [shouldNotify, setShouldNotify] = useState(false);
  const [showsProblems, setShowsProblems] = useState(false);
  const announceAction = useAction({
    act: (typed: string) =>
      api.put('/desk/announcement', { text: typed.trim(), days: Number(days), notify: shouldNotify }),
    doneText: text.announced,
    // A text that was changed while it was sent stays.
    onDone: (sent) => sent === message && setMessage(''),
  });
  const isEmpty = message.trim() === '';
  return (
    <Form
      isInvalid={isEmpty}
      onSubmit={() => {
        setShowsProblems(true);
        if (!isEmpty) announceAction.run(message);
      }}
      className="mt-2 grid gap-3"
    >
      <TextArea
        label={text.message}
        aside={text.length({ length: message.length, longest: longestAnnouncement })}
        maxLength={longestAnnouncement}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        error={showsProblems && isEmpty ? text.messageMissing : undefined}
        className="[&_textarea]:min-h-20"
      />
      <Switch label={text.notify} hint={text.notifyHint} isOn={shouldNotify} onSwitch={setShouldNotify} />
      <div className="flex flex-wrap items-end justify-between gap-2">
        <Select label={text.showFor} options={dayOptions()} value={days} onChange={setDays} />
        <Button type="submit" look="ink" busy={announceAction.isBusy} busyText={text.announcing}>
          {text.announce}
        </Button>
      </div>
      {announceAction.signInDialog}
    </Form>
  );
}
