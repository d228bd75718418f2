import { Dialog as Radix } from 'radix-ui';
import { Button } from '../../../ui/button';
import { Window } from '../../../ui/dialogs/window';
import { text } from './text';

type Props = {
  /** What is saved. */
  saved: string;
  /** Undefined if there is no other exercise. */
  skip: string | undefined;
  onKeepGoing: () => void;
  onSkip: () => void;
  onStop: () => void;
};

/** Asks before a session is left. Everything is saved already. */
export function StopSheet({ saved, skip, onKeepGoing, onSkip, onStop }: Props) {
  return (
    <Window
      onClose={onKeepGoing}
      veil="session-veil pointer-events-auto fixed inset-0 z-40 grid"
      className="session-stop"
    >
      <i className="session-grip" />
      <Radix.Title>{text.stopHere}</Radix.Title>
      <Radix.Description>{saved}</Radix.Description>
      <Button look="ink" wide onClick={onKeepGoing}>
        {text.keepGoing}
      </Button>
      {skip && (
        <Button wide onClick={onSkip}>
          {skip}
        </Button>
      )}
      <Button wide onClick={onStop}>
        {text.stopForNow}
      </Button>
    </Window>
  );
}
