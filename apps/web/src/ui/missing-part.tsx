import { ErrorState } from './error-state';

type Props = {
  /** What could not be loaded, as "The Century Club". */
  what: string;
  headingLevel?: 1 | 2;
};

/** Stands where a part of a page should be whose code could not be had. */
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
