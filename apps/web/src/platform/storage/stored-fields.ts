import { readStored } from './stored-value';

type FieldType = { string: string; number: number; boolean: boolean; object: object };
type FieldTypes = Readonly<Record<string, keyof FieldType>>;
type WithFields<Types extends FieldTypes> = { [Name in keyof Types]: FieldType[Types[Name]] } & Record<
  string,
  unknown
>;

/** Whether a value that was parsed is an object with fields of these types. */
export function hasFields<const Types extends FieldTypes>(
  value: unknown,
  types: Types,
): value is WithFields<Types> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(types).every(([name, type]) => {
    const field = fields[name];
    return type === 'number' ? Number.isFinite(field) : typeof field === type && field !== null;
  });
}

/**
 * Reads a stored object. A damaged one, or one that another version of the page stored with other fields, counts as
 * missing.
 */
export function readStoredFields<const Types extends FieldTypes>(
  key: string,
  types: Types,
  where?: 'localStorage' | 'sessionStorage',
): WithFields<Types> | undefined {
  const value = readStored(key, where);
  return hasFields(value, types) ? value : undefined;
}
