import { PopupUnavailable } from './identity-port';

const size = { width: 480, height: 760 };
const lookEveryMs = 500;

/**
 * What the window tells the page that opened it: the address at which the answer arrived. In the library's own form,
 * since the two may be of different versions of the product.
 */
interface Answer {
  source: 'oidc-client';
  url: string;
}

const isAnswer = (data: unknown): data is Answer => (data as Answer | null)?.source === 'oidc-client';

/**
 * Asks in a window of its own, which is opened with its address. The library would open it empty and then lead it
 * there: where the two pages have different opener policies, WebKit cuts such a window off, and it looks closed.
 */
export async function answerFromWindow(url: string): Promise<string> {
  const opened = window.open(url, '_blank', features());
  if (!opened) throw new PopupUnavailable('The sign-in window was blocked.');
  try {
    return await answerOf(opened);
  } finally {
    opened.close();
  }
}

/** In that window, where the answer has arrived. */
export function tellOpener(): void {
  const answer: Answer = { source: 'oidc-client', url: location.href };
  window.opener.postMessage(answer, location.origin);
}

function answerOf(opened: Window): Promise<string> {
  const over = new AbortController();
  const answer = new Promise<string>((resolve, reject) => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === opened && origin === location.origin && isAnswer(data)) resolve(data.url);
    };
    window.addEventListener('message', listen, { signal: over.signal });
    const look = setInterval(() => {
      if (opened.closed) reject(new PopupUnavailable('The sign-in window was closed.'));
    }, lookEveryMs);
    over.signal.addEventListener('abort', () => clearInterval(look));
  });
  return answer.finally(() => over.abort());
}

/** In the middle of the window it belongs to. */
function features(): string {
  const left = Math.round(screenX + (outerWidth - size.width) / 2);
  const top = Math.round(screenY + Math.max(0, outerHeight - size.height) / 2);
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
}
