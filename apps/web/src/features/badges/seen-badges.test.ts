import { describe, expect, it } from 'vitest';
import type { Badge } from './badges-query';
import { rememberSeen, unseenBadges } from './seen-badges';

const badge = (id: Badge['id'], earnedOn: string | null): Badge => ({
  id,
  name: id,
  description: '',
  icon: id,
  group: 'streak',
  earned: earnedOn !== null,
  earnedOn,
});

const badges = [
  badge('first_step', '2026-03-01'),
  badge('week_warrior', '2026-03-10'),
  badge('unstoppable', null),
];

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

const unseen = (storage: ReturnType<typeof memory>, uid = 'ana', shown = badges) =>
  unseenBadges(shown, uid, '2026-03-12', storage).map(({ id }) => id);

describe('badges not shown yet', () => {
  it('are those earned lately on a device that has shown none', () => {
    expect(unseen(memory())).toEqual(['week_warrior']);
  });

  it('are shown once', () => {
    const storage = memory();
    rememberSeen(badges, 'ana', storage);
    expect(unseen(storage)).toEqual([]);
    expect(unseen(storage, 'ana', [...badges, badge('comeback', '2026-01-01')])).toEqual(['comeback']);
  });

  it('are each person’s own', () => {
    const storage = memory();
    rememberSeen(badges, 'ana', storage);
    expect(unseen(storage, 'bo')).toEqual(['week_warrior']);
  });

  it('do not break on a storage that refuses, or holds nonsense', () => {
    const refusing = {
      getItem: () => 'not json',
      setItem: () => {
        throw new Error('full');
      },
    };
    rememberSeen(badges, 'ana', refusing);
    expect(unseen(refusing)).toEqual(['week_warrior']);
  });
});
