import {
  countActive,
  countFinished,
  countRegistered,
  countStarted,
} from '../../operating/people/installation-numbers';
import type { AdminCommand } from './admin-command';

export const showNumbers: AdminCommand = {
  name: 'numbers',
  usage: 'numbers',
  summary: 'shows how many people registered, started, are active and finished',
  async run({ transaction, now }) {
    const figures: [string, number][] = [
      ['registered', await countRegistered(transaction)],
      ['started', await countStarted(transaction)],
      ['active today', await countActive(transaction, 1, now)],
      ['active within 7 days', await countActive(transaction, 7, now)],
      ['finished', await countFinished(transaction)],
    ];
    return { lines: figures.map(([name, people]) => `${name.padEnd(22)}${people}`) };
  },
};
