import type { CDPSession, Page } from '@playwright/test';

/** The memory of the page and of the pose worker after garbage collection. */
export interface MemoryUse {
  /** Megabytes. */
  page: number;
  worker: number;
  /** The model's tensors in the worker. */
  tensors: number;
}

type Heap = { usedSize: number; embedderHeapUsedSize?: number; backingStorageSize?: number };

const megabytes = ({ usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 }: Heap) =>
  (usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6;

/** Connects to the worker by devtools, because Playwright's own way needs what the page's security policy forbids. */
async function workerOf(session: CDPSession) {
  const attachedSessionId = new Promise<string>((resolve) =>
    session.once('Target.attachedToTarget', ({ sessionId }) => resolve(sessionId)),
  );
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const sessionId = await attachedSessionId;
  let lastId = 0;
  return async <Answer>(method: string, params: object = {}): Promise<Answer> => {
    lastId += 1;
    const id = lastId;
    const answerToThisId = new Promise<Answer>((resolve) => {
      const listen = ({ message }: { message: string }) => {
        const answer = JSON.parse(message) as { id?: number; result: Answer };
        if (answer.id !== id) return;
        session.off('Target.receivedMessageFromTarget', listen);
        resolve(answer.result);
      };
      session.on('Target.receivedMessageFromTarget', listen);
    });
    await session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    return answerToThisId;
  };
}

/** Measures at once and then every minute, for so many minutes. */
export async function watchMemory(page: Page, minutes: number): Promise<MemoryUse[]> {
  const session = await page.context().newCDPSession(page);
  const ask = await workerOf(session);
  const samples: MemoryUse[] = [];
  for (let minute = 0; minute <= minutes; minute += 1) {
    if (minute > 0) await page.waitForTimeout(60_000);
    await session.send('HeapProfiler.collectGarbage');
    await ask('HeapProfiler.collectGarbage');
    // The library of the model shows its engine under this name.
    const tensors = await ask<{ result: { value: number } }>('Runtime.evaluate', {
      expression: 'self._tfengine.memory().numTensors',
    });
    samples.push({
      page: megabytes(await session.send('Runtime.getHeapUsage')),
      worker: megabytes(await ask<Heap>('Runtime.getHeapUsage')),
      tensors: tensors.result.value,
    });
  }
  await session.detach();
  return samples;
}
