import { addDays } from '@hundred/domain/days/civil-date';
import { useEffect } from 'react';
import { useChallenge } from '../../challenge/use-challenge';
import { formatNumber } from '../../platform/format/format';
import { useSession } from '../../platform/session';
import { ButtonLink, IconButton } from '../../ui/button';
import { recapView } from './recap-view';
import { isCardDue, markRecapSeen, storeCardPlace } from './seen-recap';
import { text } from './text';

/**
 * Shown on top of the dashboard on Sunday and Monday, until it is opened or put away. Each visit stores whether the next
 * one holds the place of the card. Without an earlier visit the card moves the exercises down when it has loaded.
 */
export default function RecapCard({ onPutAway }: { onPutAway: () => void }) {
  const session = useSession();
  const data = useChallenge(recapView).data;
  const uid = session.state === 'signed-in' ? session.person.uid : undefined;
  const isLoaded = uid !== undefined && data !== undefined;
  const recap =
    isLoaded && data.recap && isCardDue(uid, data.recap.from, data.today) ? data.recap : undefined;
  const cardSunday = recap ? addDays(recap.to, 1) : data?.recapTomorrow;
  useEffect(() => {
    if (isLoaded) storeCardPlace(uid, cardSunday);
  }, [uid, isLoaded, cardSunday]);
  if (!recap || !uid) return null;
  const { from, completed } = recap;
  return (
    <section
      aria-label={text.week}
      className="flex items-center gap-2 rounded-3 border border-line bg-surface py-2 pr-1.5 pl-4"
    >
      <p className="grow font-[640]">{text.weekDone({ days: formatNumber(completed) })}</p>
      <ButtonLink to="/recap" size="small">
        {text.see}
      </ButtonLink>
      <IconButton
        name={text.notNow}
        icon="cross"
        onClick={() => {
          markRecapSeen(uid, from);
          onPutAway();
        }}
      />
    </section>
  );
}
