import { ErrorState } from './error-state';
import { text } from './text/parts';

type Props = {
  /** Says what did not load, such as "We couldn’t load the Century Club". */
  title: string;
  headingLevel?: 1 | 2;
};

/** Shown in place of a part of a page whose code could not be loaded. */
export function MissingPart({ title, headingLevel = 2 }: Props) {
  return (
    <ErrorState title={title} headingLevel={headingLevel} onRetry={() => location.reload()}>
      {text.partNotLoaded}
    </ErrorState>
  );
}
