import pino, { type DestinationStream } from 'pino';
import { withoutParameters } from '../process/start-refused';

/** The logger for the parts of the server. Fastify needs pino's own. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

function errorFields(error: Error): object {
  const { message, code, frames } = withoutParameters(error);
  return { name: error.name, code, message, stack: frames };
}

/** The URL of a calendar feed gives access to the feed, and that of an invitation to a group. */
const secretInPath = /(\/schedule\/feed\/|\/join\/).+/is;

/** Decodes ASCII. Does not fail on an invalid encoding, because a URL without a route is logged too. */
const decodePath = (path: string) =>
  path.replace(/%([0-7][0-9a-f])/gi, (_encoded, byte: string) =>
    String.fromCharCode(Number.parseInt(byte, 16)),
  );

/** The part of a URL that may be logged: no query, and no secret, however its path is encoded. */
function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  const decoded = decodePath(path);
  return secretInPath.test(decoded) ? decoded.replace(secretInPath, '$1…') : path;
}

/**
 * Logs what happened, for the operator, and nothing about who did it: no addresses, no query strings (which can carry
 * sign-in codes), no headers, no bodies.
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
