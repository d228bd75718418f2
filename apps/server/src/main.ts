import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { ServerProgram } from './compose';
import { type Config, configFrom } from './config/config';
import { readEnvironment, unknownSettingsLine } from './config/environment';
import { openStorage } from './db/storage';
import { type Logger, makeLogger } from './logging/logger';
import { firstOperatorLines } from './operating/first-operator';
import { onFirstSignal } from './process/on-first-signal';
import { readJson } from './process/read-json';
import { lineFor, StartRefused } from './process/start-refused';

/** A stop cuts the connections that are still busy after this time, so that it always ends. */
const drainWithinMs = 10_000;

const printLine = (line: string) => process.stdout.write(`${line}\n`);

function refuse(error: unknown): never {
  process.stderr.write(`Hundred cannot start: ${lineFor(error)}\n`);
  process.exit(1);
}

/** Returns the address to open in a browser. */
async function listen({ app }: ServerProgram, config: Config): Promise<string> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartRefused(
        `port ${config.port} is in use. Stop the program that uses it, or choose another port: PORT=${config.port + 1} npm start`,
      );
    }
    if (code === 'EACCES')
      throw new StartRefused(
        `this user is not allowed to use ${config.host}:${config.port}. Choose a PORT above 1023.`,
      );
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
      throw new StartRefused(
        `HOST=${config.host} is not an address of this machine. Use localhost or 0.0.0.0.`,
      );
    }
    throw error;
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  // For port 0 the system has chosen a port, which the configured address does not name.
  return config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
}

/** Stops the program on the first signal. Returns whether it is stopping. */
function stopOnSignal(program: ServerProgram, log: Logger): () => boolean {
  let isStopping = false;
  onFirstSignal(['SIGINT', 'SIGTERM'], async (reason) => {
    isStopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => program.app.server.closeAllConnections(), drainWithinMs).unref();
    try {
      await program.close();
    } catch (error) {
      log.error({ err: error }, 'a part of the server failed to stop');
      process.exit(1);
    }
    process.exit(0);
  });
  return () => isStopping;
}

type OperatorLinkSettings = Parameters<typeof firstOperatorLines>[1];

/** Prints the address, and on a new installation how to become its first operator. */
async function announce({ storage }: ServerProgram, settings: OperatorLinkSettings, log: Logger) {
  printLine(`Hundred is ready at ${settings.address}`);
  try {
    for (const line of await firstOperatorLines(storage.database, settings)) printLine(line);
  } catch (err) {
    log.warn({ err }, 'could not make the link for the first operator');
  }
}

async function start(): Promise<void> {
  const config = configFrom(readEnvironment());
  const log = makeLogger(config.logLevel);
  const unknownSettings = unknownSettingsLine();
  if (unknownSettings) log.warn({}, unknownSettings);
  const root = new URL('../', import.meta.url);
  const { version } = readJson(new URL('../../package.json', root), z.object({ version: z.string() }));
  const clock = () => Date.now();
  // Embedded storage opens in its own thread, in about the time that the rest of the program takes to load.
  const [storage, { compose }] = await Promise.all([
    openStorage(config.storage, clock(), log),
    import('./compose'),
  ]);
  const webDir = fileURLToPath(new URL('../web/dist', root));
  const program = await compose({ config, storage, log, version, webDir, clock });
  const isStopping = stopOnSignal(program, log);
  try {
    const address = await listen(program, config);
    // The server waits for a database that does not answer yet, and logs it.
    program.storage.ready.then(
      async () => {
        if (!isStopping()) await announce(program, { identity: config.identity, address, now: clock() }, log);
      },
      (error: unknown) => {
        // A stop also ends the wait for storage.
        if (!isStopping()) refuse(error);
      },
    );
  } catch (error) {
    await program.close();
    throw error;
  }
}

start().catch(refuse);
