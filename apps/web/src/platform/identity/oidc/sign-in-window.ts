import { PopupUnavailable } from '../identity-port';

const size = { width: 480, height: 760 };
const pollIntervalMs = 500;

/**
 * The message of the window to its opener: the address at which the answer arrived. It has the format of the library,
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
  const opened = window.open(url, '_blank', features());
  if (!opened) throw new PopupUnavailable('blocked');
  try {
    return await answerOf(opened);
  } finally {
    opened.close();
  }
}

/** Runs in that window when the answer has arrived. */
export function notifyOpener(): void {
  const answer: WindowAnswer = { source: 'oidc-client', url: location.href };
  window.opener.postMessage(answer, location.origin);
}

function answerOf(opened: Window): Promise<string> {
  const ended = new AbortController();
  const answer = new Promise<string>((resolve, reject) => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === opened && origin === location.origin && isAnswer(data)) resolve(data.url);
    };
    window.addEventListener('message', listen, { signal: ended.signal });
    const poll = setInterval(() => {
      if (opened.closed) reject(new PopupUnavailable('closed'));
    }, pollIntervalMs);
    ended.signal.addEventListener('abort', () => clearInterval(poll));
  });
  return answer.finally(() => ended.abort());
}

/** Centers the window over its opener. */
function features(): string {
  const left = Math.round(screenX + (outerWidth - size.width) / 2);
  const top = Math.round(screenY + Math.max(0, outerHeight - size.height) / 2);
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
}
