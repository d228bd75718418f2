import { readFileSync } from 'node:fs';
import { ownTextNames, setDeskText } from '@hundred/contract/desk/own-texts';
import { setOwnText } from '../../operating/actions/own-texts';
import { StartRefused } from '../../process/start-refused';
import { Refusal } from '../../refusals/refusal';
import { typedPath } from '../typed-path';
import type { AdminCommand } from './admin-command';

function readTextFile(path: string): string {
  try {
    return readFileSync(typedPath(path), 'utf8');
  } catch (error) {
    throw new StartRefused(`${path} cannot be read: ${(error as Error).message}.`);
  }
}

export const setText: AdminCommand = {
  name: 'set-text',
  usage: `set-text ${ownTextNames.join('|')} [FILE]`,
  summary: 'shows a Markdown file on the legal pages; without FILE, removes the text',
  async run({ args: [typed, path], ...task }) {
    const name = ownTextNames.find((known) => known === typed);
    if (!name) throw new StartRefused(`Choose one of: ${ownTextNames.join(', ')}.`);
    const checked = setDeskText.body.safeParse({ markdown: path === undefined ? '' : readTextFile(path) });
    if (!checked.success) throw new StartRefused(`The text ${checked.error.issues[0]?.message}.`);
    const { markdown } = checked.data;
    const outcome = await setOwnText(task, name, { markdown });
    if (outcome instanceof Refusal) throw new StartRefused(outcome.message);
    return {
      lines: [markdown === '' ? `${name} is removed.` : `${name} is on the legal pages.`],
      ...outcome,
    };
  },
};
