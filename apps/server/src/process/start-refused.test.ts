import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { lineFor, StartRefused } from './start-refused';

it('An unexpected failure is reported by its cause and place, without query parameters', () => {
  const cause = Object.assign(
    new Error('duplicate key value violates unique constraint "identity_key_pkey"'),
    {
      code: '23505',
    },
  );
  const line = lineFor(new DrizzleQueryError('insert into identity_key values ($1)', ['PRIVATE KEY'], cause));
  expect(line).toContain('duplicate key value');
  expect(line).toContain('start-refused.test.ts');
  expect(line).not.toContain('PRIVATE KEY');
});

it('An expected failure is reported in one line', () => {
  expect(lineFor(new StartRefused('PORT=ten cannot be used.'))).toBe('PORT=ten cannot be used.');
});
