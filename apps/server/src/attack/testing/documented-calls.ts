/** The parts of JSON schema that the document uses. */
export interface Schema {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  nullable?: boolean;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
}

export interface Field {
  name: string;
  schema: Schema;
  required: boolean;
}

/** One call as the OpenAPI document describes it: the attacks know nothing else about it. */
export interface DocumentedCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for parameters. */
  path: string;
  params: Field[];
  query: Field[];
  /** The JSON body; undefined if the call takes none, or reads it raw. */
  body: Schema | undefined;
  /** Whether only a signed-in person may use the call. */
  forPeople: boolean;
  /** The codes that each status can carry. */
  refusals: Map<number, string[]>;
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema; example?: unknown }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  security?: unknown[];
  responses: Record<string, { description: string }>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

function callOf(path: string, method: string, operation: Operation): DocumentedCall {
  const fieldsIn = (place: string) =>
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema, example, required = false }) => ({
        name,
        schema: { example, ...schema },
        required,
      }));
  return {
    method: method.toUpperCase() as DocumentedCall['method'],
    path,
    params: fieldsIn('path'),
    query: fieldsIn('query'),
    body: operation.requestBody?.content['application/json']?.schema,
    forPeople: operation.security !== undefined,
    refusals: new Map(
      Object.entries(operation.responses)
        .filter(([status]) => Number(status) >= 400)
        .map(([status, { description }]) => [Number(status), description.split(', ')]),
    ),
  };
}

export function callsIn({ paths }: OpenApiDocument): DocumentedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(path, method, operation)),
  );
}

const stringsToTry = [
  'a',
  '7',
  '09:00',
  '2026-01',
  '2026-01-31',
  '2026-01-31T08:00:00Z',
  '00000000-0000-4000-8000-000000000000',
  'ada@example.com',
  'https://example.com/a',
];

function sampleString({ pattern, minLength = 0, format }: Schema): string {
  const fits = (text: string) =>
    text.length >= minLength && (!pattern || new RegExp(pattern, 'u').test(text));
  if (format === 'uri') return 'https://example.com/a';
  return stringsToTry.find(fits) ?? 'a'.repeat(minLength);
}

/** A minimal value that is valid for the schema. */
export function sampleOf(schema: Schema): unknown {
  const sample = schema.examples?.[0] ?? schema.example ?? schema.default ?? schema.enum?.[0];
  if (sample !== undefined) return sample;
  const [firstAlternative] = schema.anyOf ?? schema.oneOf ?? [];
  if (firstAlternative) return sampleOf(firstAlternative);
  switch (schema.type) {
    case 'string':
      return sampleString(schema);
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
      );
    default:
      return null;
  }
}

/** Whether a call is for operators: for everybody else it does not exist. */
export const isForOperators = ({ path }: DocumentedCall): boolean =>
  /^\/api\/desk(\/|$)/.test(path) && path !== '/api/desk/claim';
