import { Icon, type IconName } from '../../ui/icon';
import { text } from './text';

const notes = (): readonly { icon: IconName; title: string; hint: string }[] => [
  { icon: 'lock', title: text.securePayment, hint: text.securePaymentHint },
  { icon: 'card', title: text.poweredBy, hint: text.poweredByHint },
  { icon: 'bolt', title: text.instantAccess, hint: text.instantAccessHint },
];

/** What a buyer wants to know about paying here. */
export function PaymentNotes() {
  return (
    <ul className="grid gap-x-6 gap-y-4 tablet:grid-cols-3">
      {notes().map(({ icon, title, hint }) => (
        <li key={title} className="flex gap-3">
          <Icon name={icon} className="mt-0.5 text-ink" />
          <div>
            <p className="text-md leading-tight font-[680]">{title}</p>
            <p className="mt-1 text-sm text-ink-2">{hint}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
