import { lineFor } from '../process/start-refused';

/** A command at the terminal: its lines, or in one line why not and exit code 1. */
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
