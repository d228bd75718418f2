import { exerciseIds } from '@hundred/domain/days/exercises';
import { movementsFor } from '@hundred/domain/movements/movements';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ComparisonTable } from './comparison-table';

it('The table offers as many alternatives as there are beside the run’s own movements', () => {
  // The first movement of each exercise is the run's own.
  const others = exerciseIds.flatMap((slot) => movementsFor(slot).slice(1));
  expect(renderToStaticMarkup(<ComparisonTable />)).toContain(`>${others.length} to choose from<`);
});
