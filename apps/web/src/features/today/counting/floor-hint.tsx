import { text } from './text';

/** Where to put the phone for push-ups. */
export function FloorHint() {
  return (
    <div className="count-floor">
      <svg
        aria-hidden="true"
        viewBox="0 0 96 48"
        width={92}
        height={46}
        fill="none"
        stroke="currentColor"
        strokeWidth={3.6}
      >
        <circle cx="70" cy="15" r="5" fill="currentColor" stroke="none" />
        <path d="M63 19.5 18 36M63 19.5l-5 19M12 39.5 18 36" strokeLinecap="round" strokeLinejoin="round" />
        <path d="M6 43h84" strokeWidth={2} />
        <rect x="66" y="37.5" width="17" height="3.6" rx="1.5" fill="currentColor" stroke="none" />
        <path d="M74.5 24v9M71.5 30.5l3 3 3-3" strokeWidth={2} />
      </svg>
      <span>{text.floorHint}</span>
    </div>
  );
}
