import { questionsADay } from '@hundred/domain/coach/questions';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatNumber } from '../../platform/format/format';
import { useApi } from '../../platform/session';
import { readStored, storeValue } from '../../platform/storage/stored-value';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useHeldFocus } from '../../ui/focus/use-held-focus';
import { coachQuery } from './coach-query';
import { QuestionForm } from './question-form';
import { text } from './text/coach';

/**
 * The card for questions to the coach. Renders nothing if no model is configured or the model is unreachable; the tips
 * are there either way.
 */
export function AskCoach({ uid }: { uid: string }) {
  const titleId = useId();
  const coach = useQuery(coachQuery(useApi())).data;
  const key = `hundred:coach-agreed:${uid}`;
  const [isAgreed, setAgreed] = useState(() => readStored(key) !== null);
  const focusProps = useHeldFocus();
  if (!coach?.available) return null;
  return (
    <Card aria-labelledby={titleId} className="mt-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-lg">
          {text.ask.title}
        </h2>
        <span className="text-sm text-ink-2">
          {text.ask.left({ left: formatNumber(coach.left), total: formatNumber(questionsADay) })}
        </span>
      </div>
      <div {...focusProps}>
        {isAgreed ? (
          <QuestionForm uid={uid} left={coach.left} />
        ) : (
          <>
            <p className="mb-4 max-w-[60ch] text-ink-2">{text.ask.privacy}</p>
            <Button
              onClick={() => {
                storeValue(key, true);
                setAgreed(true);
              }}
            >
              {text.ask.agree}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
