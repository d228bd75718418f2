import { lineFor } from '../process/start-refused';

/** Runs a command at the terminal: prints its lines, or one line with the reason and exit code 1. */
export function runCommand(main: (args: readonly string[]) => Promise<readonly string[]>): void {
  main(process.argv.slice(2)).then(
    (lines) => {
      process.stdout.write(`${lines.join('\n')}\n`);
    },
    (error: unknown) => {
      process.stderr.write(`${lineFor(error)}\n`);
      process.exitCode = 1;
    },
  );
}
