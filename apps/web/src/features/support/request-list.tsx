import type { SupportRequest } from '@hundred/contract/support';
import { dateFormat } from '../../platform/format/format';
import { Card } from '../../ui/card';
import { insertElements } from '../../ui/language/insert-elements';
import { text } from './text';

const formatMoment = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** The questions that the person sent, with their answers. */
export function RequestList({ requests }: { requests: readonly SupportRequest[] }) {
  return (
    <ol className="grid items-start gap-4 vast:grid-cols-2">
      {requests.map((request) => (
        <li key={request.id}>
          <Request request={request} />
        </li>
      ))}
    </ol>
  );
}

function Request({ request: { id, topic, message, sentAt, state, answer } }: { request: SupportRequest }) {
  return (
    <Card aria-labelledby={`request-${id}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={`request-${id}`} className="text-md">
          {text.topics[topic]}
        </h3>
        <p className="text-sm font-[600] text-ink-2">{text.states[state]}</p>
      </div>
      <p className="mt-1 text-sm text-ink-3">
        <time dateTime={sentAt}>{formatMoment(new Date(sentAt))}</time>
      </p>
      <p className="mt-3 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{message}</p>
      {answer && (
        <div className="mt-4 border-l-2 border-ink pl-4">
          <p className="text-sm text-ink-3">
            {insertElements(text.answeredAt, {
              time: <time dateTime={answer.at}>{formatMoment(new Date(answer.at))}</time>,
            })}
          </p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{answer.words}</p>
        </div>
      )}
    </Card>
  );
}
