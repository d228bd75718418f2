import { makeClub } from '@hundred/contract/desk/club';
import { endClub, renameClub } from '../../features/together/club/club';
import { StartRefused } from '../../process/start-refused';
import { Refusal } from '../../refusals/refusal';
import type { AdminCommand } from './admin-command';

export const renameClubTeam: AdminCommand = {
  name: 'rename-club-team',
  usage: 'rename-club-team NAME',
  summary: 'renames the club team, even if it has no owner',
  async run({ transaction, args: [typed, ...unexpected] }) {
    if (typed === undefined || unexpected.length > 0) throw new StartRefused('Put the name in quotes.');
    const parsed = makeClub.body.safeParse({ name: typed });
    if (!parsed.success) throw new StartRefused(`The name ${parsed.error.issues[0]?.message}.`);
    const { name } = parsed.data;
    const renamed = await renameClub(transaction, name);
    if (renamed instanceof Refusal) throw new StartRefused(renamed.message);
    return { lines: [`The club team is now called ${name}.`], ...(renamed && { audit: { name } }) };
  },
};

export const endClubTeam: AdminCommand = {
  name: 'end-club-team',
  usage: 'end-club-team',
  summary: 'ends the club team for all its members; cannot be undone',
  async run({ transaction }) {
    const refused = await endClub(transaction);
    if (refused) throw new StartRefused(refused.message);
    return { lines: ['The club team has ended.'], audit: {} };
  },
};
