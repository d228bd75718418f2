import { useState } from 'react';
import { useChallenge } from '../../challenge/use-challenge';
import { formatNumber } from '../../platform/format/format';
import { useSession } from '../../platform/session';
import { ButtonLink, IconButton } from '../../ui/button';
import { recapView } from './recap-view';
import { isCardDue, markRecapSeen } from './seen-recap';
import { text } from './text';

/** Shown on top of the dashboard on Sunday and Monday, until it is opened or put away. */
export default function RecapCard() {
  const session = useSession();
  const data = useChallenge(recapView).data;
  const [isPutAway, setPutAway] = useState(false);
  if (session.state !== 'signed-in' || !data?.recap || isPutAway) return null;
  const { uid } = session.person;
  const { from, completed } = data.recap;
  if (!isCardDue(uid, from, data.today)) return null;
  return (
    <section
      aria-label={text.week}
      className="mb-4 flex items-center gap-2 rounded-3 border border-line bg-surface py-2 pr-1.5 pl-4"
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
          setPutAway(true);
        }}
      />
    </section>
  );
}
