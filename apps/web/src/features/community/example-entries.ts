import type { CommunityEntry } from '@hundred/contract/together/community';
import { communityCheers } from '@hundred/domain/community/community-entries';

const example = (number: number, entry: Partial<CommunityEntry>): CommunityEntry => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  kind: 'day',
  what: '25',
  at: '2026-03-02T08:00:00Z',
  name: null,
  isOwn: false,
  cheer: null,
  cheered: null,
  ...entry,
});

/** Invented entries, shown where the page is locked. */
export const exampleEntries: readonly CommunityEntry[] = [
  example(1, { name: 'Marta', cheer: communityCheers[0] }),
  example(2, { kind: 'badge', what: 'week_warrior' }),
  example(3, { isOwn: true, what: '10', cheered: 12 }),
];
