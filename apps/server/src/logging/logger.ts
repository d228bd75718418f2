import pino, { type DestinationStream } from 'pino';
import { withoutParameters } from '../process/start-refused';

/** What the parts of the server are handed. Fastify wants pino's own. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

function errorFields(error: Error): object {
  const { message, code, frames } = withoutParameters(error);
  return { name: error.name, code, message, stack: frames };
}

/** Whoever knows the address of a calendar feed may read it, and whoever knows that of an invitation may join. */
const keyInAddress = /(\/schedule\/feed\/|\/join\/).+/is;

/** Without failing at what is no encoding: an address that no route takes is written down too. */
const decoded = (path: string) =>
  path.replace(/%([0-7][0-9a-f])/gi, (_encoded, byte: string) =>
    String.fromCharCode(Number.parseInt(byte, 16)),
  );

/** What of an address can be written down: no query, and no key, however its path is encoded. */
function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  const read = decoded(path);
  return keyInAddress.test(read) ? read.replace(keyInAddress, '$1…') : path;
}

/**
 * What happened, for whoever runs the server, and nothing about who did it: no addresses, no query strings
 * (which can carry sign-in codes), no headers, no bodies.
 */
export function makeLogger(level: string, destination?: DestinationStream): pino.Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: pathOf(request.url),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: errorFields,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
