import type { DeskQuestion, QuestionState } from '@hundred/contract/desk/waiting';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../../platform/session';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ChoiceRow } from '../../../ui/forms/choice-row';
import { formatWait, nameOf } from '../desk-format';
import { DeskHead } from '../desk-head';
import { deskQuery, questionsQuery } from '../desk-queries';
import { Loaded } from '../loaded';
import { useNow } from '../use-now';
import { QuestionThread } from './question-thread';
import { ReportsColumn } from './reports-tab';
import { text } from './text';

/** Questions to support: the list, and the chosen one with its answer. */
export default function SupportTab() {
  const api = useApi();
  const [shownState, setShownState] = useState<QuestionState>('open');
  const [chosenId, setChosenId] = useState<string>();
  const thread = useRef<HTMLDivElement>(null);
  const questions = useQuery(questionsQuery(api, shownState));
  const openCount = useQuery(deskQuery(api)).data?.questions.open;
  const shownQuestions = questions.data?.questions ?? [];
  const chosenQuestion = shownQuestions.find(({ id }) => id === chosenId) ?? shownQuestions[0];
  // The first question stays chosen if another one comes before it, because an answer is being typed.
  if (chosenQuestion && chosenQuestion.id !== chosenId) setChosenId(chosenQuestion.id);
  return (
    <>
      <DeskHead tab="support">
        <ChoiceRow
          label={text.show}
          choices={[
            { value: 'open', name: openCount ? text.openOf({ count: openCount }) : text.states.open },
            { value: 'answered', name: text.states.answered },
            { value: 'closed', name: text.states.closed },
          ]}
          chosen={shownState}
          onChoose={(next) => {
            setShownState(next);
            setChosenId(undefined);
          }}
        />
      </DeskHead>
      <Loaded
        query={questions}
        loading={text.questionsLoading}
        notLoaded={text.questionsNotLoaded}
        className="h-96 rounded-3"
      >
        {() =>
          chosenQuestion ? (
            <div className="grid gap-3.5 desktop:grid-cols-[348px_minmax(0,1fr)] wide:auto-cols-[340px] wide:grid-flow-col vast:auto-cols-[24rem] vast:grid-cols-[28rem_minmax(0,1fr)]">
              <QuestionList
                questions={shownQuestions}
                chosenId={chosenQuestion.id}
                onChoose={(id) => {
                  setChosenId(id);
                  // On a phone the thread is below the list.
                  thread.current?.scrollIntoView({ block: 'nearest' });
                }}
              />
              <div ref={thread} className="desktop:contents">
                <QuestionThread key={chosenQuestion.id} question={chosenQuestion} />
              </div>
              <ReportsColumn />
            </div>
          ) : (
            <EmptyState isAtStart title={shownState === 'open' ? text.nothingWaits : text.noQuestions}>
              {shownState === 'open' && text.newQuestions}
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
}

type ListProps = { questions: readonly DeskQuestion[]; chosenId: string; onChoose: (id: string) => void };

function QuestionList({ questions, chosenId, onChoose }: ListProps) {
  const now = useNow();
  return (
    <ol className="overflow-hidden rounded-3 border border-line bg-surface">
      {questions.map(({ id, person, sentAt, message }) => (
        <li key={id} className="border-t border-line first:border-0">
          <button
            type="button"
            aria-current={id === chosenId || undefined}
            onClick={() => onChoose(id)}
            className={`grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-2.5 px-5 py-3 max-tablet:px-4 text-left text-sm text-ink-2 ${
              id === chosenId ? 'bg-sunk shadow-[inset_4px_0_0_var(--color-ink)]' : 'hover:bg-sunk/40'
            }`}
          >
            <b className="text-md font-[680] wrap-anywhere text-ink">{nameOf(person)}</b>
            <time dateTime={sentAt} className="text-[0.8125rem] text-ink-3">
              {formatWait(sentAt, now)}
            </time>
            <span className="col-span-2 truncate">{message}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
