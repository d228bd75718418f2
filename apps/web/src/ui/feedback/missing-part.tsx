import { ErrorState } from './error-state';

type Props = {
  /** The name of what could not be loaded, such as "The Century Club". */
  what: string;
  headingLevel?: 1 | 2;
};

/** Shown in place of a part of a page whose code could not be loaded. */
export function MissingPart({ what, headingLevel = 2 }: Props) {
  return (
    <ErrorState
      title={`${what} could not be loaded`}
      headingLevel={headingLevel}
      onRetry={() => location.reload()}
    >
      Check your connection and load the page again. Nothing you completed is lost.
    </ErrorState>
  );
}
