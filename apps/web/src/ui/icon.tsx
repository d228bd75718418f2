import type { ReactNode } from 'react';

/** Drawn on a grid of 24 with a stroke of 1.8, round ends: one hand for the whole interface. */
const drawings = {
  today: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4" />
      <path d="m8.500 12.300 2.400 2.400 4.800-5.200" />
    </>
  ),
  calendar: (
    <>
      <rect x="3.500" y="5" width="17" height="15.500" rx="3" />
      <path d="M3.500 10h17M8 2.800v4M16 2.800v4" />
    </>
  ),
  chart: <path d="M5 20v-6M12 20V4.500M19 20v-9.500" />,
  plan: <path d="M3.500 20.500h17M4 16.500h4.500v-4H13v-4h4.500v-4H21" />,
  together: (
    <>
      <rect x="2.800" y="8" width="7.500" height="7.500" rx="1.900" />
      <rect x="13.700" y="8" width="7.500" height="7.500" rx="1.900" />
      <path d="M10.300 11.750h3.400" strokeWidth="3" />
    </>
  ),
  more: (
    <>
      <circle cx="5" cy="12" r="1.200" />
      <circle cx="12" cy="12" r="1.200" />
      <circle cx="19" cy="12" r="1.200" />
    </>
  ),
  badge: (
    <>
      <path d="M12 3.200 18.600 7v7.600L12 18.400 5.400 14.600V7z" />
      <path d="m9 17-1.200 4.300L12 19.600l4.200 1.700L15 17" />
    </>
  ),
  podium: (
    <>
      <path d="M3.500 20.500v-6h5.600v6M9.100 20.500V8.800h5.800v11.700M14.900 20.500v-8h5.600v8M2.500 20.500h19" />
      <path d="M12 3v2.500" />
    </>
  ),
  settings: (
    <>
      <circle cx="12" cy="12" r="3.100" />
      <circle cx="12" cy="12" r="6.600" />
      <path d="M12 2.800v2.600M12 18.600v2.600M2.800 12h2.600M18.600 12h2.600M5.500 5.500l1.800 1.800M16.700 16.700l1.800 1.800M5.500 18.500l1.800-1.800M16.700 7.300l1.800-1.800" />
    </>
  ),
  logout: (
    <path d="M10 4H6.500A2.500 2.500 0 0 0 4 6.500v11A2.500 2.500 0 0 0 6.500 20H10M15 8l4.200 4-4.200 4M19 12H9.500" />
  ),
  'theme-system': (
    <>
      <circle cx="12" cy="12" r="8.200" />
      <path d="M12 3.800a8.200 8.200 0 0 1 0 16.400z" fill="currentColor" stroke="none" />
    </>
  ),
  'theme-light': (
    <>
      <circle cx="12" cy="12" r="4.200" />
      <path d="M12 2.800v2.400M12 18.800v2.400M2.800 12h2.400M18.800 12h2.400M5.500 5.500l1.700 1.700M16.800 16.800l1.700 1.700M5.500 18.500l1.700-1.700M16.800 7.200l1.700-1.700" />
    </>
  ),
  'theme-dark': <path d="M19.800 14.200A8.200 8.200 0 0 1 9.800 4.200a8.200 8.200 0 1 0 10 10z" />,
  check: <path d="m5 12.600 4.600 4.600L19.200 7" />,
  cross: <path d="m6 6 12 12M18 6 6 18" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  lock: (
    <>
      <rect x="5" y="10.500" width="14" height="10" rx="2.600" />
      <path d="M8.200 10.500V8a3.800 3.800 0 0 1 7.600 0v2.500" />
    </>
  ),
  card: (
    <>
      <rect x="3" y="5.500" width="18" height="13" rx="2.600" />
      <path d="M3 10h18M6.800 14.800h4" />
    </>
  ),
  bell: (
    <>
      <path d="M6.500 16.500v-5.700a5.500 5.500 0 0 1 11 0v5.700l1.700 1.800H4.800z" />
      <path d="M10.300 20.800h3.400" />
    </>
  ),
  bolt: <path d="M13 3 5.500 13.500H11L10 21l8-11h-5.800z" />,
  share: (
    <path d="M12 15V3.500m0 0L7.800 7.700M12 3.500l4.200 4.200M5 12.500V18a2.500 2.500 0 0 0 2.500 2.500h9A2.500 2.500 0 0 0 19 18v-5.500" />
  ),
  link: (
    <path d="M10 13.800a4.200 4.200 0 0 0 6.300.4l2.500-2.500a4.200 4.200 0 0 0-6-6l-1.400 1.400M14 10.200a4.200 4.200 0 0 0-6.300-.4l-2.500 2.500a4.200 4.200 0 0 0 6 6l1.400-1.400" />
  ),
  warning: (
    <>
      <path d="M12 4 21 19.500H3z" />
      <path d="M12 10v4.500M12 17v.1" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 11v5.500M12 7.600v.1" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 7v5l3 2.500" />
    </>
  ),
  play: <path d="M8 5.500v13l10.500-6.500z" />,
  retry: (
    <>
      <path d="M19.500 12a7.500 7.500 0 1 1-2.400-5.500" />
      <path d="M19.800 3.500v4.300h-4.300" />
    </>
  ),
  offline: (
    <>
      <path d="M4 8.500a12.500 12.500 0 0 1 3.500-2.200M10.500 5.200A12.500 12.500 0 0 1 20 8.500M7 12a8 8 0 0 1 3-1.900M14.500 10.300A8 8 0 0 1 17 12M12 17.500v.1" />
      <path d="m4 3.500 16 17" />
    </>
  ),
  'chevron-down': <path d="m6 9.500 6 6 6-6" />,
  'chevron-left': <path d="m14.500 5.500-6.500 6.500 6.500 6.500" />,
  'chevron-right': <path d="m9.500 5.500 6.500 6.500-6.500 6.500" />,
  question: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M9.500 9.600a2.500 2.500 0 1 1 3.600 2.200c-.8.400-1.100.900-1.100 1.700M12 16.400v.1" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

export const iconNames = Object.keys(drawings) as IconName[];

type FrameProps = { size?: 15 | 18 | 20 | 24 | 28; className?: string };

/** Silent: whatever it stands for is written beside it or named by its button. */
export function Icon({ name, ...frame }: FrameProps & { name: IconName }) {
  return <IconFrame {...frame}>{drawings[name]}</IconFrame>;
}

/** For drawings of one feature alone: those above are loaded by every page. */
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
