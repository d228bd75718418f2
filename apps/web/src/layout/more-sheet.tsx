import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { usePremium } from '../challenge/premium';
import { useChallenge } from '../challenge/use-challenge';
import { statsView } from '../challenge/views';
import { formatNumber } from '../platform/format/format';
import { type Person, useSession } from '../platform/session';
import { iconButtonClasses } from '../ui/button';
import { classNames } from '../ui/class-names';
import { Sheet } from '../ui/dialogs/sheet';
import { Icon } from '../ui/icon';
import { initialOf } from '../ui/initial-of';
import { text as uiText } from '../ui/text';
import { type LinkState, useMoreStates } from './more-states';
import { moreDestinations } from './navigation';
import { contentId } from './skip-link';
import { text as frameText } from './text/frame';
import { text } from './text/more';
import { useLogOut } from './use-log-out';

type Props = { isOpen: boolean; onClose: () => void };

/** Links to the pages without a place in the bottom bar of phones, each with what is going on there. */
export default function MoreSheet(props: Props) {
  const session = useSession();
  return session.state === 'signed-in' && <SheetOf person={session.person} {...props} />;
}

function SheetOf({ person, isOpen, onClose }: Props & { person: Person }) {
  const states = useMoreStates(person.uid);
  /** Gets the focus when the sheet closes: the new page after a link; otherwise null, and the button has it back. */
  const returnTo = useRef<HTMLElement | null>(null);
  const leave = () => {
    returnTo.current = document.getElementById(contentId);
    onClose();
  };
  const close = () => {
    returnTo.current = null;
    onClose();
  };
  return (
    // `aria-describedby` tells Radix that the sheet has no description.
    <Sheet isOpen={isOpen} onClose={close} returnTo={returnTo} aria-describedby={undefined}>
      <div className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3 pt-2.5 pb-3">
        <Radix.Title className="sr-only">{frameText.more}</Radix.Title>
        <PersonLine person={person} />
        <Radix.Close aria-label={uiText.close} className={classNames(iconButtonClasses, '-mr-2.5')}>
          <Icon name="cross" />
        </Radix.Close>
      </div>
      <ul className="text-[1.0625rem] font-[640]">
        {moreDestinations.map(({ to, name, icon }) => (
          <Row key={to} to={to} icon={<Icon name={icon} />} state={states[to]} onLeave={leave}>
            {frameText.pages[name]}
          </Row>
        ))}
        <Row to="/settings" icon={<Icon name="settings" />} onLeave={leave}>
          {frameText.pages.settings}
        </Row>
        <LogOutRow />
      </ul>
    </Sheet>
  );
}

function PersonLine({ person }: { person: Person }) {
  const user = useChallenge(statsView).data?.user;
  const premium = usePremium();
  // Where everybody has Premium, the plan distinguishes nobody.
  const plan = premium?.isForAll ? undefined : premium?.plan;
  const name = person.displayName ?? person.email ?? text.yourAccount;
  const day = user && text.day({ day: formatNumber(user.centuryClubDay ?? user.currentDay) });
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-11 place-items-center rounded-[9px] border-2 border-ink text-lg font-[760]"
      >
        {initialsOf(name)}
      </span>
      <span className="min-w-0">
        <b className="block truncate text-lg leading-tight font-[720]">{name}</b>
        <span className="text-sm text-ink-2">
          {[day, plan && text.plans[plan]].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  );
}

/** The initials of the first and the last word of a name. */
function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/\s+/);
  return initialOf(first) + initialOf(others.at(-1) ?? '');
}

const rowClasses =
  'grid min-h-13.5 w-full grid-cols-[28px_auto_minmax(0,1fr)_18px] items-center gap-3.5 text-left no-underline -outline-offset-2';

type RowProps = {
  to: string;
  icon: ReactNode;
  state?: LinkState | undefined;
  onLeave: () => void;
  children: string;
};

function Row({ to, icon, state, onLeave, children }: RowProps) {
  return (
    <li className="border-t border-line">
      <Link to={to} onClick={onLeave} className={rowClasses}>
        {icon}
        <span>{children}</span>
        <span
          className={classNames(
            'max-w-full justify-self-end truncate',
            state?.isWaiting
              ? 'rounded-[8px] bg-invert px-2.5 text-sm leading-7 font-[680] text-on-invert'
              : 'text-md font-[540] text-ink-2',
          )}
        >
          {state?.text}
        </span>
        <Icon name="chevron-right" size={18} className="text-ink-3" />
      </Link>
    </li>
  );
}

function LogOutRow() {
  const { button, question } = useLogOut();
  return (
    <li className="border-t border-line">
      <button
        type="button"
        {...button}
        className={classNames(rowClasses, 'font-[580] text-ink-2 aria-disabled:opacity-55')}
      >
        <Icon name="logout" />
        <span className="col-span-3">{frameText.logOut}</span>
      </button>
      {question}
    </li>
  );
}
