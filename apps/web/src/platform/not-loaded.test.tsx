import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiError } from './http/api';
import { NotLoaded } from './not-loaded';

/** The visible text. */
function textFor(error: unknown, unharmed?: string): string {
  const markup = renderToStaticMarkup(
    <NotLoaded
      queries={[{ error, isFetching: false, refetch() {} }]}
      title="We couldn’t load the leaderboard"
      {...(unharmed && { unharmed })}
    />,
  );
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

it('A missing connection is not shown as a fault', () => {
  const away = new ApiError({ kind: 'network', code: 'unreachable', message: 'No connection.' });
  expect(textFor(away)).toMatch(/No connection.*This part loads when you’re back online\..*Try again/);
});

it.each([
  new ApiError({ kind: 'refused', code: 'internal', status: 500, message: 'Our fault.' }),
  new TypeError('x is undefined'),
])('A fault of the server names what did not load, and says that nothing is lost: %s', (error) => {
  expect(textFor(error)).toMatch(
    /We couldn’t load the leaderboard.*Nothing you did is lost\. Try again in a moment\./,
  );
  expect(textFor(error, 'Your reps are counted.')).toMatch(/Your reps are counted\. Try again in a moment\./);
});

it('The retry button repeats each query that failed', () => {
  const refetched: string[] = [];
  const query = (name: string, error: unknown) => ({
    error,
    isFetching: false,
    refetch: () => refetched.push(name),
  });
  const queries = [query('today', null), query('badges', new Error('x')), query('boards', new Error('y'))];
  const { onRetry } = NotLoaded({ queries, title: 'It did not load' }).props;
  onRetry();
  expect(refetched).toEqual(['badges', 'boards']);
});
