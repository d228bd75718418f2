import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@hundred/contract/call';
import { refusalAnswer } from '@hundred/contract/refusals';
import { repositoryRoot } from '@hundred/testkit/repository-root';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { serializeAnswer } from './serialize-answer';

const serialize = serializeAnswer({
  schema: z.object({ day: z.int() }),
  method: 'GET',
  url: '/api/day',
  httpStatus: '200',
});

it('The serializer sends what the schema has, and nothing else', () => {
  expect(serialize({ day: 3, email: 'ada@people.test' })).toBe('{"day":3}');
});

it('The serializer rejects an answer that the schema does not allow', () => {
  expect(() => serialize({ day: 'third' })).toThrow();
});

async function callsOfTheContract(): Promise<Call[]> {
  const folder = join(repositoryRoot, 'packages', 'contract', 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const modules = await Promise.all(files.map((file) => import(join(folder, file))));
  return modules.flatMap((module) => Object.values<Call>(module).filter((value) => value?.answer));
}

it('The serializer gives the same result as encoding for every answer', async () => {
  const calls = await callsOfTheContract();
  // Fewer would mean that the calls were not found.
  expect(calls.length).toBeGreaterThan(50);
  for (const answer of [refusalAnswer, ...calls.map((call) => call.answer)]) {
    const jsonSchemaOf = (io: 'input' | 'output') =>
      z.toJSONSchema(answer, {
        io,
        override: ({ jsonSchema }) => {
          delete jsonSchema.additionalProperties;
        },
      });
    // Without a codec, what is parsed and what is encoded have the same schema.
    expect(jsonSchemaOf('input')).toEqual(jsonSchemaOf('output'));
  }
});
