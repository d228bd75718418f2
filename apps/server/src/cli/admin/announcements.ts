import { announceToAll } from '@hundred/contract/desk/announcements';
import { announceToEverybody, endAnnouncements } from '../../operating/actions/announcements';
import { StartRefused } from '../../process/start-refused';
import type { AdminCommand } from './admin-command';
import { splitOption } from './split-option';

const defaultDays = 7;

export const announce: AdminCommand = {
  name: 'announce',
  usage: 'announce TEXT [--days N] [--notify]',
  summary: `shows everyone a text until they read it, at most N days (${defaultDays} if not given); --notify also notifies them`,
  async run({ args, ...task }) {
    const notify = args.includes('--notify');
    const withoutNotify = args.filter((argument) => argument !== '--notify');
    const { value: days = defaultDays, others } = splitOption(withoutNotify, 'days');
    const [text, ...unexpected] = others;
    if (text === undefined || unexpected.length > 0) throw new StartRefused('Put the text in quotes.');
    const parsed = announceToAll.body.safeParse({ text, days: Number(days), notify });
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new StartRefused(`The ${String(issue!.path[0])} ${issue!.message}.`);
    }
    const { audit } = await announceToEverybody(task, parsed.data);
    return { lines: ['Everyone sees the message on their dashboard.'], audit };
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
