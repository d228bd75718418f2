import { Icon, type IconName } from '../../ui/icon';

const notes: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'lock', title: 'Secure Payment', text: 'Card details are entered at the provider, never here.' },
  {
    icon: 'card',
    title: 'Powered by a card payment provider',
    text: 'One payment in US dollars. Nothing renews by itself. When Starter ends, what you recorded stays.',
  },
  { icon: 'bolt', title: 'Instant Access', text: 'Premium opens the moment the payment has arrived.' },
];

export function PaymentNotes() {
  return (
    <ul className="grid gap-x-6 gap-y-4 tablet:grid-cols-3">
      {notes.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon name={icon} className="mt-0.5 text-ink" />
          <div>
            <p className="text-md leading-tight font-[680]">{title}</p>
            <p className="mt-1 text-sm text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
