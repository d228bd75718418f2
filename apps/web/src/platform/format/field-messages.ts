import { text } from './text/fields';

const isField = (name: string): name is keyof typeof text.fields => Object.hasOwn(text.fields, name);

/** Server messages start with the name of the field, which is meant for programs. This makes a sentence for people. */
export function readableMessage(message: string, field: string): string {
  const prefix = `${field}: `;
  if (!message.startsWith(prefix)) return message;
  if (!isField(field)) return text.refused;
  const problem = message.slice(prefix.length).replace(/\.$/, '');
  return text.fieldRefused({ field: text.fields[field], problem });
}
