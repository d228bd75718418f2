import { type DocumentedCall, type Field, type Schema, sampleOf } from './documented-calls';
import { type ExpectedAnswer, hostileStrings, hostileTo, Raw } from './hostile-values';

export interface Attack {
  name: string;
  method: DocumentedCall['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string;
  /** A number is the status that the answer must have. */
  expected: ExpectedAnswer | number;
  /** The field that a refusal has to name. */
  field?: string;
}

export interface AttackSettings {
  /** Ids of other people, tried in paths, queries and bodies wherever a text is allowed. */
  idsOfOthers: readonly string[];
  bodyLimit: number;
}

const jsonType = { 'content-type': 'application/json' };

/**
 * Encodes a text for a URL. Half a surrogate pair, at which encodeURIComponent throws, becomes the bytes that some programs
 * write for it.
 */
export const encode = (text: string) =>
  [...text]
    .map((character) => (/\p{Cs}/u.test(character) ? '%ED%A0%80' : encodeURIComponent(character)))
    .join('');

/** The JSON of a body. Values of `Raw` are in it as they are. */
function textOf(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}:${textOf(item)}`)
    .join(',')}}`;
}

/** A valid request of the call, with the minimum of fields. */
export function usualRequest(call: DocumentedCall): Omit<Attack, 'name' | 'expected'> {
  const path = call.params.reduce(
    (url, { name, schema }) => url.replace(`{${name}}`, encode(String(sampleOf(schema)))),
    call.path,
  );
  const query = call.query
    .filter(({ required }) => required)
    .map(({ name, schema }) => `${name}=${encode(String(sampleOf(schema)))}`)
    .join('&');
  const url = query ? `${path}?${query}` : path;
  const request = { method: call.method, url, headers: {} };
  return call.body ? { ...request, headers: jsonType, payload: textOf(sampleOf(call.body)) } : request;
}

/** Bodies of this schema with one invalid value, at every depth. */
function* spoiledBodies(
  schema: Schema,
  path: string[] = [],
): Generator<{ value: unknown; attack: Pick<Attack, 'name' | 'expected' | 'field'> }> {
  const nameOf = (fault: string) => `${path.join('.') || 'the body'}: ${fault}`;
  for (const { name, value, expected } of hostileTo(schema)) {
    yield { value, attack: { name: nameOf(name), expected } };
  }
  if (schema.type === 'array' && schema.items) {
    for (const { value, attack } of spoiledBodies(schema.items, [...path, '0']))
      yield { value: [value], attack };
  }
  if (schema.type !== 'object' || !schema.properties) return;
  const sample = sampleOf(schema) as Record<string, unknown>;
  // Unknown keys are refused in the body itself, and ignored in the objects inside of it.
  const isStrict = path.length === 0;
  for (const key of ['surprise', 'isPremium', 'personId']) {
    const attack = {
      name: nameOf(`an unknown field ${key}`),
      expected: isStrict ? 400 : ('harmless' as const),
    };
    yield { value: { ...sample, [key]: 1 }, attack: isStrict ? { ...attack, field: key } : attack };
  }
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    const poisoned = new Raw(`{${JSON.stringify(key)}:{"isPremium":true,"prototype":{"isPremium":true}}}`);
    const expected = isStrict ? 400 : 'harmless';
    yield { value: poisoned, attack: { name: nameOf(`the key ${key}`), expected } };
  }
  for (const missing of schema.required ?? []) {
    const { [missing]: _, ...otherFields } = sample;
    yield { value: otherFields, attack: { name: nameOf(`no ${missing}`), expected: 400 } };
  }
  for (const [name, property] of Object.entries(schema.properties)) {
    for (const { value, attack } of spoiledBodies(property, [...path, name])) {
      yield { value: { ...sample, [name]: value }, attack };
    }
  }
}

/**
 * One of `shares` parts of these attacks, chosen by the call. The server protects every call alike against them, so it is
 * enough that the calls together try all. `npm run test:deep` tries all of them on every call (EVERY_ATTACK=1).
 */
function shareOf<T>(all: readonly T[], { method, path }: DocumentedCall, shares: number): readonly T[] {
  if (process.env.EVERY_ATTACK) return all;
  const numberOfCall = [...`${method}${path}`].reduce((sum, character) => sum + character.charCodeAt(0), 0);
  return all.filter((_attack, index) => index % shares === numberOfCall % shares);
}

const otherContentTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  'application/xml',
  'text/plain',
  'application/octet-stream',
  'application/jsonp',
  'json',
  'a'.repeat(200),
];

/** Bodies that are invalid as a whole. */
function* wrongBodies(call: DocumentedCall, { bodyLimit }: AttackSettings): Generator<Attack> {
  const usual = usualRequest(call);
  const attack = (name: string, payload: string, expected: Attack['expected'], headers = {}) => ({
    ...usual,
    name,
    payload,
    headers: { ...jsonType, ...headers },
    expected,
  });
  if (call.method === 'GET') return;
  yield attack('an oversized body', `{"a":"${'x'.repeat(bodyLimit)}"}`, 413);
  if (!call.body) return;
  const usualBody = usual.payload!;
  yield attack('half a body', '{"a":', 400);
  yield attack('two bodies', `${usualBody}${usualBody}`, 400);
  yield attack('a body in UTF-16', Buffer.from(usualBody, 'utf16le').toString('latin1'), 400);
  yield attack('a body of 20,000 lists', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400);
  yield attack('a length that is not the body’s', usualBody, 'refused', { 'content-length': '7' });
  for (const type of shareOf(otherContentTypes, call, 4)) {
    yield attack(`content type ${type.slice(0, 40)}`, usualBody, 'refused', { 'content-type': type });
  }
}

const hostileQueries = [
  '__proto__=1',
  'constructor[prototype][a]=1',
  'a%00b=1',
  '%',
  '%zz=%zz',
  '%c0%ae=%ff',
  'a[]=1',
  '&&&=',
  '?a',
];
const hostileNumberTexts = ['NaN', 'Infinity', '-1', '1e3', '0x10', '1.5', ' 7', '٣', '9'.repeat(40), ''];

function withQuery(
  call: DocumentedCall,
  field: Field,
  [name, query, expected]: readonly [name: string, query: string, expected: Attack['expected']],
): Attack {
  const usual = usualRequest(call);
  const url = `${usual.url}${usual.url.includes('?') ? '&' : '?'}${query}`;
  return { ...usual, name: `query ${field.name}: ${name}`, url, expected };
}

/** A parameter that appears twice, which every call refuses. */
function givenTwice(call: DocumentedCall, field: Field): Attack {
  const parameter = `${field.name}=${encode(String(sampleOf(field.schema)))}`;
  const attack = withQuery(call, field, ['given twice', `${parameter}&${parameter}`, 400]);
  return { ...attack, field: field.name };
}

function queryAttacks(call: DocumentedCall, field: Field): Attack[] {
  const attack = (name: string, query: string, expected: Attack['expected']) =>
    withQuery(call, field, [name, query, expected]);
  const sample = encode(String(sampleOf(field.schema)));
  const isNumber = field.schema.type !== 'string' || field.schema.pattern === '^\\d+$';
  return [
    givenTwice(call, field),
    attack('as a list', `${field.name}[]=${sample}`, 'harmless'),
    ...hostileStrings(field.schema).map(({ name, value, expected }) =>
      attack(name, `${field.name}=${encode(String(value))}`, isNumber ? 'refused' : expected),
    ),
    ...(isNumber ? hostileNumberTexts : []).map((value) =>
      attack(`${value} for a number`, `${field.name}=${encode(value)}`, 'refused'),
    ),
  ];
}

function pathAttacks(call: DocumentedCall, field: Field): Attack[] {
  const usual = usualRequest(call);
  const sample = encode(String(sampleOf(field.schema)));
  const values = [
    ...hostileStrings(field.schema).map(({ name, value }) => [name, encode(String(value))] as const),
    ...hostileNumberTexts.map((value) => [`${value} for a number`, encode(value)] as const),
    ['broken encoding', '%zz'] as const,
    ['bytes that are no text', '%ff%fe'] as const,
    ['an encoded slash', `${sample}%2f..%2f${sample}`] as const,
  ];
  return values.map(([name, value]) => ({
    ...usual,
    name: `path ${field.name}: ${name}`,
    // Only the parameter's own position: others may have the same sample.
    url: call.path
      .replace(`{${field.name}}`, value)
      .replaceAll(/\{(\w+)\}/g, (_whole, other) =>
        encode(String(sampleOf(call.params.find((param) => param.name === other)!.schema))),
      ),
    expected: 'refused',
  }));
}

/** Ids of other people wherever a text is allowed. The answer shows whether one had an effect. */
function* foreignIds(call: DocumentedCall, { idsOfOthers }: AttackSettings): Generator<Attack> {
  const usual = usualRequest(call);
  const expected = 'harmless';
  if (call.params.length > 0)
    for (const id of idsOfOthers) {
      const url = call.path.replaceAll(/\{\w+\}/g, encode(id));
      yield { ...usual, name: "path: somebody else's", url, expected: 'refused' };
    }
  const oneOfTheIds = shareOf(idsOfOthers, call, idsOfOthers.length);
  for (const id of oneOfTheIds) {
    const names = [...call.query.map(({ name }) => name), 'userId', 'personId', 'uid'];
    const query = names.map((name) => `${name}=${encode(id)}`).join('&');
    yield { ...usual, name: "query: somebody else's", url: `${usual.url}?${query}`, expected };
    const cookie = `session=${id}; uid=${id}`;
    const headers = { ...usual.headers, 'x-user-id': id, 'x-person-id': id, cookie };
    yield { ...usual, name: "headers: somebody else's", headers, expected };
  }
  // Last, because such a body may give the attacker a value of another person as their own name, and answers contain it
  // from then on.
  for (const [name, { type }] of Object.entries(call.body?.properties ?? {})) {
    for (const id of type === 'string' ? idsOfOthers : []) {
      const payload = textOf({ ...(sampleOf(call.body!) as object), [name]: id });
      yield { ...usual, name: `${name}: somebody else's`, payload, expected };
    }
  }
}

/** Every attack on a call by a signed-in person. */
export function* attacksOn(call: DocumentedCall, settings: AttackSettings): Generator<Attack> {
  const usual = usualRequest(call);
  if (call.body && call.method !== 'GET') {
    for (const { value, attack } of spoiledBodies(call.body)) {
      yield { ...usual, ...attack, payload: textOf(value) };
    }
  }
  yield* wrongBodies(call, settings);
  for (const query of shareOf(hostileQueries, call, 3)) {
    yield { ...usual, name: `query ${query}`, url: `${usual.url}?${query}`, expected: 'harmless' };
  }
  const unknownField: Field = { name: 'a', schema: { type: 'string' }, required: false };
  yield givenTwice(call, unknownField);
  for (const field of call.query) yield* queryAttacks(call, field);
  for (const field of call.params) yield* pathAttacks(call, field);
  yield* foreignIds(call, settings);
}
