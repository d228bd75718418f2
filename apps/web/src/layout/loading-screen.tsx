import { WaitingCells } from '../ui/feedback/waiting-cells';
import { Mark } from '../ui/hundred-grid/mark';
import { text } from './text/public';

/** The whole screen until the session is known. It is also the shell that every signed-in route starts from. */
export function LoadingScreen({ label = text.loading }: { label?: string }) {
  return (
    <main className="grid min-h-dvh place-items-center" aria-busy="true">
      <h1 className="sr-only">{text.product}</h1>
      <LoadingSign label={label} />
    </main>
  );
}

/** The mark above moving cells. */
export function LoadingSign({ label = text.loading }: { label?: string }) {
  return (
    <div role="status" className="grid justify-items-center gap-6">
      <Mark size={72} />
      <WaitingCells />
      <span className="label">{label}</span>
    </div>
  );
}
