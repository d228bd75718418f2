import { ErrorState } from '../../ui/error-state';
import { type Problem, problemWords } from './camera-words';

/** What nobody can mend here by trying again. */
const isFinal: ReadonlySet<Problem> = new Set(['insecure', 'unsupported']);

type Props = { problem: Problem; isLoading: boolean; onRetry: () => void };

export function CameraTrouble({ problem, isLoading, onRetry }: Props) {
  const { title, help } = problemWords[problem];
  return (
    <ErrorState
      title={title}
      kind={problem === 'offline' ? 'offline' : 'error'}
      headingLevel={1}
      isRetrying={isLoading}
      {...(!isFinal.has(problem) && { onRetry })}
    >
      {help}
    </ErrorState>
  );
}
