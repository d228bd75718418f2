import type { DeskQuestion } from '@hundred/contract/desk/waiting';
import { longestAnswer } from '@hundred/domain/support/desk-limits';
import { type KeyboardEvent, useState } from 'react';
import { formatMoment } from '../../../platform/format/format';
import { useApi } from '../../../platform/session';
import { Button, ButtonLink } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { Form } from '../../../ui/forms/form';
import { TextArea } from '../../../ui/forms/text-area';
import { formatLabelledDay, nameOf } from '../desk-format';
import { text as deskText } from '../text';
import { useAction } from '../use-action';
import { useTextDraft } from '../use-draft';
import { text } from './text';

/** One question, its answer, and the form for an answer. A draft stays in this tab of the browser until it is sent. */
export function QuestionThread({ question }: { question: DeskQuestion }) {
  const { person, topic, message, diagnostics, sentAt, state, answer, answeredAt } = question;
  const [isClosing, setClosing] = useState(false);
  const deviceDetails = Object.values(diagnostics ?? {});
  return (
    <section
      aria-label={text.question}
      className="flex flex-col rounded-3 border border-line bg-surface desktop:sticky desktop:top-4 desktop:max-h-[calc(100svh-2rem)] desktop:min-h-[calc(100svh-11.5rem)] desktop:self-start desktop:overflow-y-auto"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3 max-tablet:px-4">
        <div>
          <h2 className="text-[1.0625rem]">{text.topics[topic]}</h2>
          <p className="text-sm wrap-anywhere text-ink-2">
            {nameOf(person)} · {formatLabelledDay(person)} · {deskText.plans[person.plan]}
          </p>
        </div>
        <ButtonLink to={`/desk/people/${person.id}`} size="small">
          {text.openPerson}
        </ButtonLink>
      </div>
      <div className="grid flex-1 content-start gap-3 p-5 max-tablet:p-4">
        <Message content={message} by={nameOf(person)} at={sentAt} />
        {deviceDetails.length > 0 && (
          <p className="text-sm wrap-anywhere text-ink-3">{deviceDetails.join(' · ')}</p>
        )}
        {answer !== null && answeredAt && <Message content={answer} by={text.answer} at={answeredAt} isOwn />}
        {state === 'closed' && <p className="text-sm text-ink-2">{text.closedWithoutAnswer}</p>}
      </div>
      <AnswerForm question={question} onCloseWithoutAnswer={() => setClosing(true)} />
      <CloseDialog question={question} isOpen={isClosing} onEnd={() => setClosing(false)} />
    </section>
  );
}

type AnswerProps = { question: DeskQuestion; onCloseWithoutAnswer: () => void };

/** The field for an answer, which also closes an open question. */
function AnswerForm({ question, onCloseWithoutAnswer }: AnswerProps) {
  const { id, state, answer } = question;
  const api = useApi();
  const [draft, setDraft] = useTextDraft(`answer-${id}`);
  const [showsProblems, setShowsProblems] = useState(false);
  const answerAction = useAction({
    // With `replaces` the server refuses to overwrite an answer that another operator has sent in between.
    act: (typed: string) =>
      api.put(`/desk/questions/${id}/answer`, { answer: typed.trim(), replaces: answer }),
    doneText: text.sent,
    // A text that was changed while it was sent stays.
    onDone: (sent) => sent === draft && setDraft(''),
  });
  const isEmpty = draft.trim() === '';
  function send() {
    setShowsProblems(true);
    if (!isEmpty) answerAction.run(draft);
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <>
      <Form
        onSubmit={send}
        isInvalid={isEmpty}
        className="grid gap-2.5 border-t border-line px-5 py-4 max-tablet:px-4"
      >
        <TextArea
          label={answer === null ? text.yourAnswer : text.replaceAnswer}
          hint={matchMedia('(pointer: coarse)').matches ? '' : text.answerHint}
          maxLength={longestAnswer}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={sendByKey}
          error={showsProblems && isEmpty ? text.answerMissing : undefined}
        />
        <div className="flex flex-wrap items-center justify-end gap-2">
          {state === 'open' && (
            <Button look="text" size="small" className="mr-auto -ml-4" onClick={onCloseWithoutAnswer}>
              {text.closeWithoutAnswer}
            </Button>
          )}
          <Button type="submit" look="ink" size="small" busy={answerAction.isBusy} busyText={text.sending}>
            {state === 'open' ? text.sendAndClose : text.send}
          </Button>
        </div>
      </Form>
      {answerAction.signInDialog}
    </>
  );
}

type CloseProps = { question: DeskQuestion; isOpen: boolean; onEnd: () => void };

/** Asks before a question is closed without an answer. */
function CloseDialog({ question: { id, person }, isOpen, onEnd }: CloseProps) {
  const api = useApi();
  const closeAction = useAction({
    act: () => api.post(`/desk/questions/${id}/close`),
    doneText: text.closed,
    onDone: onEnd,
  });
  return (
    <>
      <ConfirmDialog
        isOpen={isOpen}
        title={text.closeQuestion}
        description={text.closeHint({ name: nameOf(person) })}
        confirmText={text.close}
        busy={closeAction.isBusy}
        onConfirm={() => closeAction.run()}
        onCancel={onEnd}
      />
      {closeAction.signInDialog}
    </>
  );
}

type MessageProps = { content: string; by: string; at: string; isOwn?: boolean };

function Message({ content, by, at, isOwn = false }: MessageProps) {
  return (
    <div
      className={`max-w-[min(86%,44rem)] rounded-[14px] px-4 py-2.5 text-md whitespace-pre-line wrap-anywhere ${
        isOwn ? 'justify-self-end bg-sunk' : 'justify-self-start bg-paper'
      }`}
    >
      {content}
      <time dateTime={at} className="mt-1 block text-xs text-ink-3">
        {text.written({ name: by, time: formatMoment(Date.parse(at)) })}
      </time>
    </div>
  );
}
