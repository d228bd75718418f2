import type { ReactNode } from 'react';

/** All icons are drawn on a grid of 24 with a stroke of 1.8 and round ends. */
const drawings = {
  today: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4" />
      <path d="m8.5 12.3 2.4 2.4 4.8-5.2" />
    </>
  ),
  calendar: (
    <>
      <rect x="3.5" y="5" width="17" height="15.5" rx="3" />
      <path d="M3.5 10h17M8 2.8v4M16 2.8v4" />
    </>
  ),
  chart: <path d="M5 20v-6M12 20V4.5M19 20v-9.5" />,
  plan: <path d="M3.5 20.5h17M4 16.5h4.5v-4H13v-4h4.5v-4H21" />,
  together: (
    <>
      <rect x="2.8" y="8" width="7.5" height="7.5" rx="1.9" />
      <rect x="13.7" y="8" width="7.5" height="7.5" rx="1.9" />
      <path d="M10.3 11.75h3.4" strokeWidth="3" />
    </>
  ),
  more: (
    <>
      <circle cx="5" cy="12" r="1.2" />
      <circle cx="12" cy="12" r="1.2" />
      <circle cx="19" cy="12" r="1.2" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  figure: (
    <>
      <circle cx="12" cy="5" r="2.2" />
      <path d="M5 9.5q7 3 14 0M12 11v4.5M12 15.5 8.5 21M12 15.5l3.5 5.5" />
    </>
  ),
  speech: (
    <path d="M6.5 4.5h11a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H12l-4 3.8v-3.8H6.5a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3z" />
  ),
  badge: (
    <>
      <path d="M12 3.2 18.6 7v7.6L12 18.4 5.4 14.6V7z" />
      <path d="m9 17-1.2 4.3L12 19.6l4.2 1.7L15 17" />
    </>
  ),
  podium: (
    <>
      <path d="M3.5 20.5v-6h5.6v6M9.1 20.5V8.8h5.8v11.7M14.9 20.5v-8h5.6v8M2.5 20.5h19" />
      <path d="M12 3v2.5" />
    </>
  ),
  settings: (
    <>
      <circle cx="12" cy="12" r="3.1" />
      <circle cx="12" cy="12" r="6.6" />
      <path d="M12 2.8v2.6M12 18.6v2.6M2.8 12h2.6M18.6 12h2.6M5.5 5.5l1.8 1.8M16.7 16.7l1.8 1.8M5.5 18.5l1.8-1.8M16.7 7.3l1.8-1.8" />
    </>
  ),
  logout: <path d="M10 4H6.5A2.5 2.5 0 0 0 4 6.5v11A2.5 2.5 0 0 0 6.5 20H10M15 8l4.2 4-4.2 4M19 12H9.5" />,
  'theme-system': (
    <>
      <circle cx="12" cy="12" r="8.2" />
      <path d="M12 3.8a8.2 8.2 0 0 1 0 16.4z" fill="currentColor" stroke="none" />
    </>
  ),
  'theme-light': (
    <>
      <circle cx="12" cy="12" r="4.2" />
      <path d="M12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M5.5 18.5l1.7-1.7M16.8 7.2l1.7-1.7" />
    </>
  ),
  'theme-dark': <path d="M19.8 14.2A8.2 8.2 0 0 1 9.8 4.2a8.2 8.2 0 1 0 10 10z" />,
  check: <path d="m5 12.6 4.6 4.6L19.2 7" />,
  cross: <path d="m6 6 12 12M18 6 6 18" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="2.6" />
      <path d="M8.2 10.5V8a3.8 3.8 0 0 1 7.6 0v2.5" />
    </>
  ),
  card: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2.6" />
      <path d="M3 10h18M6.8 14.8h4" />
    </>
  ),
  bell: (
    <>
      <path d="M6.5 16.5v-5.7a5.5 5.5 0 0 1 11 0v5.7l1.7 1.8H4.8z" />
      <path d="M10.3 20.8h3.4" />
    </>
  ),
  bolt: <path d="M13 3 5.5 13.5H11L10 21l8-11h-5.8z" />,
  share: (
    <path d="M12 15V3.5m0 0L7.8 7.7M12 3.5l4.2 4.2M5 12.5V18a2.5 2.5 0 0 0 2.5 2.5h9A2.5 2.5 0 0 0 19 18v-5.5" />
  ),
  link: (
    <path d="M10 13.8a4.2 4.2 0 0 0 6.3.4l2.5-2.5a4.2 4.2 0 0 0-6-6l-1.4 1.4M14 10.2a4.2 4.2 0 0 0-6.3-.4l-2.5 2.5a4.2 4.2 0 0 0 6 6l1.4-1.4" />
  ),
  warning: (
    <>
      <path d="M12 4 21 19.5H3z" />
      <path d="M12 10v4.5M12 17v.1" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.6v.1" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3 2.5" />
    </>
  ),
  play: <path d="M8 5.5v13l10.5-6.5z" />,
  retry: (
    <>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5" />
      <path d="M19.8 3.5v4.3h-4.3" />
    </>
  ),
  offline: (
    <>
      <path d="M4 8.5a12.5 12.5 0 0 1 3.5-2.2M10.5 5.2A12.5 12.5 0 0 1 20 8.5M7 12a8 8 0 0 1 3-1.9M14.5 10.3A8 8 0 0 1 17 12M12 17.5v.1" />
      <path d="m4 3.5 16 17" />
    </>
  ),
  'chevron-down': <path d="m6 9.5 6 6 6-6" />,
  'chevron-left': <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />,
  'chevron-right': <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />,
  question: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.5 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.7M12 16.4v.1" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

export const iconNames = Object.keys(drawings) as IconName[];

type FrameProps = { size?: 15 | 18 | 20 | 24 | 28; className?: string };

/** Hidden from screen readers, because the text beside it or the name of its button says the same. */
export function Icon({ name, ...frame }: FrameProps & { name: IconName }) {
  return <IconFrame {...frame}>{drawings[name]}</IconFrame>;
}

/** For drawings of a single feature, because every page loads the icons above. */
export function IconFrame({ size = 24, className, children }: FrameProps & { children: ReactNode }) {
  return (
    <svg
      className={`flex-none ${className ?? ''}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 20 ? 2 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
