import { once } from 'node:events';
import { request } from 'node:http';

/** A request whose headers the server has and whose body it waits for. Its answer is 401. */
export async function requestUnderWay(serverUrl: string): Promise<{ finish(): Promise<number | undefined> }> {
  const body = JSON.stringify({ idToken: 'not-a-token' });
  const sending = request(`${serverUrl}/api/auth/firebase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
  });
  // A test that never finishes the request ignores that it was cut.
  answered.catch(() => {});
  sending.flushHeaders();
  await once(sending, 'continue');
  return {
    finish() {
      sending.end(body);
      return answered;
    },
  };
}
