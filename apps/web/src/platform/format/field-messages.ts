/** The names that people know for the fields they fill in themselves. */
const fieldNames = new Map([
  ['ageGroup', 'The age group'],
  ['confirm', 'What you type'],
  ['displayName', 'Your display name'],
  ['from', 'The first date'],
  ['name', 'The name'],
  ['reason', 'Your reason'],
  ['reminderTime', 'The reminder time'],
  ['target', 'The number of days'],
  ['timezone', 'The time zone'],
  ['to', 'The last date'],
  ['version', 'The version of the file'],
]);

/** Server messages start with the name of the field, which is meant for programs. This makes a sentence for people. */
export function readableMessage(message: string, field: string | undefined): string {
  const prefix = `${field}: `;
  if (!message.startsWith(prefix)) return message;
  const [, entry] = /^facts\.(\d+)\b/.exec(prefix) ?? [];
  if (entry !== undefined) return `Entry ${Number(entry) + 1} of the file is damaged. Nothing was imported.`;
  const name = fieldNames.get(prefix.slice(0, -2));
  if (name === undefined) return 'Something that was sent could not be taken. Please reload the page.';
  const sentence = `${name} ${message.slice(prefix.length)}`;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
