import { announceToAll } from '@hundred/contract/desk/announcements';
import { announceToEverybody, endAnnouncements } from '../../operating/actions/announcements';
import { StartRefused } from '../../process/start-refused';
import type { AdminCommand } from './admin-command';

const defaultDays = 7;

/** Takes `--name VALUE` out of the arguments. */
function takeValue(args: string[], name: string): string | undefined {
  const position = args.indexOf(`--${name}`);
  return position < 0 ? undefined : (args.splice(position, 2)[1] ?? '');
}

export const announce: AdminCommand = {
  name: 'announce',
  usage: 'announce TEXT [--days N] [--notify]',
  summary: `shows a text to everyone until they read it, for at most ${defaultDays} days (or --days); replaces the last one`,
  async run({ args: typed, ...task }) {
    const args = typed.filter((argument) => argument !== '--notify');
    const days = Number(takeValue(args, 'days') ?? defaultDays);
    const notify = typed.includes('--notify');
    const [text, ...more] = args;
    if (text === undefined || more.length > 0) throw new StartRefused('Give the text in quotes.');
    const read = announceToAll.body.safeParse({ text, days, notify });
    if (!read.success) {
      const [issue] = read.error.issues;
      throw new StartRefused(`The ${String(issue!.path[0])} ${issue!.message}.`);
    }
    const { audit } = await announceToEverybody(task, read.data);
    return { lines: ['Everyone sees it on their dashboard.'], audit };
  },
};

export const endAnnouncement: AdminCommand = {
  name: 'end-announcement',
  usage: 'end-announcement',
  summary: 'ends the announcement',
  async run(task) {
    const ended = await endAnnouncements(task);
    if (!ended.audit) throw new StartRefused('There is no announcement.');
    return { lines: ['The announcement has ended.'], audit: ended.audit };
  },
};
