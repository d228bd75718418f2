/** The names that people know for the fields they fill in themselves. */
const names = new Map([
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
export function forPeople(message: string, field: string | undefined): string {
  const named = `${field}: `;
  if (!message.startsWith(named)) return message;
  const [, entry] = /^facts\.(\d+)\b/.exec(named) ?? [];
  if (entry !== undefined) return `Entry ${Number(entry) + 1} of the file is damaged. Nothing was imported.`;
  const name = names.get(named.slice(0, -2));
  if (name === undefined) return 'Something that was sent could not be taken. Please reload the page.';
  const words = `${name} ${message.slice(named.length)}`;
  return words.endsWith('.') ? words : `${words}.`;
}
