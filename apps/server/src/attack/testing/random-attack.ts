import fc from 'fast-check';
import { type Attack, encode, usualRequest } from './attacks-on';
import type { DocumentedCall, Schema } from './documented-calls';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('', '0', '-1', 'null', 'me'),
);
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
  fc.integer(),
  fc.double({ noNaN: true }),
  text,
);
const encoded = text.map(encode);
const rawQuery = fc.string({ unit: fc.constantFrom(...'ab=&%[]?;+#01zZ'), maxLength: 12 });

/** Some known fields, each with any value or one that the schema names, and some unknown fields. */
function randomBody(schema: Schema | undefined): fc.Arbitrary<string> {
  const knownFields = Object.entries(schema?.properties ?? {}).map(([name, { enum: named, examples }]) => {
    const samples = [...(named ?? []), ...(examples ?? [])] as fc.JsonValue[];
    return [name, samples.length > 0 ? fc.oneof(fc.constantFrom(...samples), value) : value] as const;
  });
  const fields = fc.record(Object.fromEntries(knownFields), { requiredKeys: [] });
  const unknownFields = fc.dictionary(text, value, { maxKeys: 1 });
  return fc.oneof(
    { weight: 4, arbitrary: fields.map((body) => JSON.stringify(body)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fields, unknownFields)
        .map(([known, unknown]) => JSON.stringify({ ...known, ...unknown })),
    },
    { weight: 1, arbitrary: value.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: text },
  );
}

/** Random values in all places of a call. Any answer is right, as long as the values do no harm. */
export function randomAttackOn(call: DocumentedCall): fc.Arbitrary<Attack> {
  const usual = usualRequest(call);
  const path = fc
    .array(encoded, { minLength: call.params.length, maxLength: call.params.length })
    .map((values) => values.reduce((url, param) => url.replace(/\{\w+\}/, () => param || '0'), call.path));
  const names = call.query.map(({ name }) => name);
  const name = names.length > 0 ? fc.oneof(fc.constantFrom(...names), encoded) : encoded;
  const pairs = fc
    .array(fc.tuple(name, encoded), { maxLength: 3 })
    .map((all) => all.map((pair) => pair.join('=')).join('&'));
  const query = fc.oneof({ weight: 3, arbitrary: pairs }, { weight: 1, arbitrary: rawQuery });
  const payload = call.method === 'GET' ? fc.constant(undefined) : randomBody(call.body);
  return fc.record({ path, query, payload }).map((drawn) => ({
    ...usual,
    name: `random ${drawn.path}?${drawn.query} ${drawn.payload?.slice(0, 200)}`,
    url: `${drawn.path}?${drawn.query}`,
    expected: 'harmless' as const,
    ...(drawn.payload === undefined
      ? {}
      : { payload: drawn.payload, headers: { 'content-type': 'application/json' } }),
  }));
}
