import { longestQuestion } from '@hundred/domain/coach/questions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../platform/format/format';
import { ApiError } from '../../platform/http/api';
import { useApi } from '../../platform/session';
import { readStored, storeValue } from '../../platform/storage/stored-value';
import { Button } from '../../ui/button';
import { controlClasses, Field } from '../../ui/forms/field';
import { coachQuery, readText } from './coach-query';
import { text } from './text/coach';

/** Sends a question and shows the answer while it arrives. `left`: how many questions are left today. */
export function QuestionForm({ uid, left }: { uid: string; left: number }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [question, setQuestion, forgetQuestion] = useStoredQuestion(uid);
  const [answer, setAnswer] = useState('');
  /** Ends the request when the page is left. */
  const leaving = useRef(new AbortController());
  // Each mount needs a new controller, because React mounts twice in development.
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const askMutation = useMutation({
    async mutationFn() {
      setAnswer('');
      const { signal } = leaving.current;
      await api.post('/coach/ask', { question: question.trim() }, { signal, read: readText(setAnswer) });
      forgetQuestion(question);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: coachQuery(api).queryKey }),
  });
  const cannotAsk = left === 0 || question.trim() === '';
  function ask(event: FormEvent) {
    event.preventDefault();
    if (!cannotAsk) askMutation.mutate();
  }
  return (
    <form onSubmit={ask}>
      <Field
        label={text.ask.question}
        hint={text.ask.length({
          length: formatNumber(question.length),
          longest: formatNumber(longestQuestion),
        })}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            rows={3}
            maxLength={longestQuestion}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
            className={`${controlClasses} py-3`}
          />
        )}
      </Field>
      <Button
        type="submit"
        className="mt-3 not-aria-busy:aria-disabled:opacity-55"
        busy={askMutation.isPending}
        busyText={text.ask.sending}
        // Keeps the keyboard focus after the last question of the day.
        aria-disabled={cannotAsk || askMutation.isPending || undefined}
      >
        {text.ask.send}
      </Button>
      <div aria-live="polite" aria-busy={askMutation.isPending}>
        {answer !== '' && <p className="mt-4 max-w-[65ch] break-words whitespace-pre-line">{answer}</p>}
        {askMutation.error && (
          <p className="mt-4 text-missed-ink">{failureText(askMutation.error, answer !== '')}</p>
        )}
      </div>
      <p className="mt-4 border-t border-line pt-3 text-sm text-ink-3">
        {text.ask.privacy} {text.ask.noAdvice}
      </p>
    </form>
  );
}

/** The question, stored for the tab until it is answered, so that it survives leaving the page. */
function useStoredQuestion(uid: string) {
  const key = `hundred:coach-question:${uid}`;
  const [question, setQuestion] = useState(() => String(readStored(key, 'sessionStorage') ?? ''));
  function change(next: string) {
    setQuestion(next);
    storeValue(key, next || undefined, 'sessionStorage');
  }
  /** Removes the answered question from storage, unless another one was typed while the answer was streaming. */
  function forget(answered: string) {
    if (readStored(key, 'sessionStorage') === answered) storeValue(key, undefined, 'sessionStorage');
  }
  return [question, change, forget] as const;
}

function failureText(error: Error, hasBegun: boolean): string {
  if (hasBegun) return text.ask.brokeOff;
  if (error instanceof ApiError && error.kind === 'refused') return error.message;
  return text.ask.unreachable;
}
