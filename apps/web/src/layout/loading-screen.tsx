import { WaitingCells } from '../ui/feedback/waiting-cells';
import { Mark } from '../ui/hundred-grid/mark';

/** The whole screen until the session is known. It is also the shell that every signed-in route starts from. */
export function LoadingScreen({ text = 'Loading' }: { text?: string }) {
  return (
    <main className="grid min-h-dvh place-items-center" aria-busy="true">
      <h1 className="sr-only">Hundred</h1>
      <LoadingSign text={text} />
    </main>
  );
}

export function LoadingSign({ text = 'Loading' }: { text?: string }) {
  return (
    <div role="status" className="grid justify-items-center gap-6">
      <Mark size={72} />
      <WaitingCells />
      <span className="label">{text}</span>
    </div>
  );
}
