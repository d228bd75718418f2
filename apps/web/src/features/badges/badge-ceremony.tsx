import { formatDate } from '../../platform/format';
import { BadgeMedallion } from '../../ui/badges/badge-medallion';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { Badge } from './badges-query';

type Props = { badges: readonly Badge[]; isOpen: boolean; onClose: () => void };

/** Shown once for what was newly earned: the pin is struck, and named. */
export function BadgeCeremony({ badges, isOpen, onClose }: Props) {
  const [first] = badges;
  if (!first) return null;
  const isOne = badges.length === 1;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isOne ? 'New badge' : `${badges.length} new badges`}
      footer={
        <Button look="ink" onClick={onClose}>
          {isOne ? 'Add it to the collection' : 'Add them to the collection'}
        </Button>
      }
    >
      <ul
        className={
          isOne ? 'grid justify-items-center' : 'grid grid-cols-[repeat(auto-fit,minmax(120px,1fr))] gap-4'
        }
      >
        {badges.map(({ id, name, description, earnedOn }) => (
          <li key={id} className="grid content-start justify-items-center gap-1 text-center">
            <BadgeMedallion id={id} size={isOne ? 160 : 88} className="animate-strike mb-2" />
            <span className={isOne ? 'text-xl font-[720]' : 'leading-tight font-[660]'}>{name}</span>
            <span className={isOne ? 'text-ink-2' : 'text-sm leading-snug text-ink-2'}>{description}</span>
            {isOne && earnedOn && (
              <span className="text-sm text-ink-3">Earned on {formatDate(earnedOn)}</span>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
