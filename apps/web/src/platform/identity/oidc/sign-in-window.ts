import { PopupUnavailable } from '../identity-port';

/** In CSS pixels. */
const windowSize = { width: 480, height: 760 };
/** How often the page checks whether the window was closed, for which there is no event. */
const pollIntervalMs = 500;

/**
 * The message of the window to its opener: the address at which the answer arrived. It has the format of oidc-client-ts,
 * because the two pages may run different versions of the product.
 */
interface WindowAnswer {
  source: 'oidc-client';
  url: string;
}

const isAnswer = (data: unknown): data is WindowAnswer =>
  (data as WindowAnswer | null)?.source === 'oidc-client';

/**
 * Signs in in a separate window that opens with its address. The library would open an empty window and navigate it; if
 * the two pages have different opener policies, WebKit cuts off such a window and it appears closed.
 */
export async function answerFromWindow(url: string): Promise<string> {
  const signInWindow = window.open(url, '_blank', windowFeatures());
  if (!signInWindow) throw new PopupUnavailable('blocked');
  try {
    return await waitForAnswer(signInWindow);
  } finally {
    signInWindow.close();
  }
}

/** Sends the address of this window, at which the answer arrived, to the page that opened it. */
export function notifyOpener(): void {
  const answer: WindowAnswer = { source: 'oidc-client', url: location.href };
  window.opener.postMessage(answer, location.origin);
}

/** Resolves with the address at which the answer arrived. Rejects if the window is closed before. */
function waitForAnswer(signInWindow: Window): Promise<string> {
  const waitController = new AbortController();
  const answer = new Promise<string>((resolve, reject) => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === signInWindow && origin === location.origin && isAnswer(data)) resolve(data.url);
    };
    window.addEventListener('message', listen, { signal: waitController.signal });
    const poll = setInterval(() => {
      if (signInWindow.closed) reject(new PopupUnavailable('closed'));
    }, pollIntervalMs);
    waitController.signal.addEventListener('abort', () => clearInterval(poll));
  });
  return answer.finally(() => waitController.abort());
}

/** Centers the window over its opener. */
function windowFeatures(): string {
  const left = Math.round(screenX + (outerWidth - windowSize.width) / 2);
  const top = Math.round(screenY + Math.max(0, outerHeight - windowSize.height) / 2);
  return `popup,width=${windowSize.width},height=${windowSize.height},left=${left},top=${top}`;
}
