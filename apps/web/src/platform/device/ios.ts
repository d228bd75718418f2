export type BrowserTraits = {
  userAgent: string;
  maxTouchPoints: number;
  /** Safari's own flag for an app that was opened from the home screen. */
  standalone?: boolean;
};

/** Whether the device is an iPhone or iPad. An iPad calls itself a Mac, but no Mac has a touch screen. */
export const isIos = ({ userAgent, maxTouchPoints }: BrowserTraits): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Whether the page was opened from the home screen as an app. */
export function isInstalled(): boolean {
  const { standalone = false } = navigator as Navigator & { standalone?: boolean };
  return standalone || matchMedia('(display-mode: standalone)').matches;
}
