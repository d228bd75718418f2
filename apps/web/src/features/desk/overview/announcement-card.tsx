import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dateFormat, formatNumber } from '../../../platform/format/format';
import { NotLoaded } from '../../../platform/not-loaded';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton';
import { Form } from '../../../ui/forms/form';
import { Select } from '../../../ui/forms/select';
import { Switch } from '../../../ui/forms/switch';
import { TextArea } from '../../../ui/forms/text-area';
import { DeskCard } from '../desk-card';
import { announcementQuery } from '../desk-queries';
import { useAction } from '../use-action';

const longest = 280;
const shortDate = dateFormat({ month: 'short', day: 'numeric' });
const lengths = [
  { value: '1', name: 'For a day' },
  { value: '7', name: 'For a week' },
  { value: '30', name: 'For 30 days' },
];

/** One short text for everybody: the one that is shown, or the field for a new one. */
export function AnnouncementCard() {
  const shown = useQuery(announcementQuery(useApi()));
  return (
    <DeskCard title="Announcement">
      {shown.data ? (
        shown.data.announcement ? (
          <Shown {...shown.data.announcement} />
        ) : (
          <Write />
        )
      ) : shown.error ? (
        <NotLoaded queries={[shown]} title="The announcement did not load" unharmed="Nothing was changed." />
      ) : (
        <SkeletonGroup label="Loading the announcement">
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
    </DeskCard>
  );
}

function Shown({ text, endsAt }: { text: string; endsAt: string | null }) {
  const api = useApi();
  const ending = useAction({
    act: () => api.delete('/desk/announcement'),
    said: 'The announcement has ended.',
  });
  return (
    <>
      <p className="my-2 whitespace-pre-line wrap-anywhere">{text}</p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-2">
          On every dashboard until it is read{endsAt && `, or ${shortDate(Date.parse(endsAt))}`}.
        </p>
        <Button size="small" busy={ending.isBusy} onClick={() => ending.run()}>
          End it
        </Button>
      </div>
      {ending.dialog}
    </>
  );
}

function Write() {
  const api = useApi();
  const [text, setText] = useState('');
  const [days, setDays] = useState('7');
  const [notify, setNotify] = useState(false);
  const [isJudged, setJudged] = useState(false);
  const announcing = useAction({
    act: () => api.put('/desk/announcement', { text: text.trim(), days: Number(days), notify }),
    said: 'Everyone sees it on their dashboard.',
  });
  const isEmpty = text.trim() === '';
  return (
    <Form
      isInvalid={isEmpty}
      onSubmit={() => {
        setJudged(true);
        if (!isEmpty) announcing.run();
      }}
      className="mt-2 grid gap-3"
    >
      <TextArea
        label="Text for everyone"
        aside={`${formatNumber(text.length)} of ${longest}`}
        maxLength={longest}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={isJudged && isEmpty ? 'Please write a text.' : undefined}
        className="[&_textarea]:min-h-20"
      />
      <Switch
        label="Notify people too"
        hint="Only those who allow it, once a day."
        isOn={notify}
        onSwitch={setNotify}
      />
      <div className="flex flex-wrap items-end justify-between gap-2">
        <Select label="Show it" options={lengths} value={days} onChange={setDays} />
        <Button type="submit" look="ink" busy={announcing.isBusy} busyText="Sending...">
          Announce
        </Button>
      </div>
      {announcing.dialog}
    </Form>
  );
}
