import { Dialog as Radix } from 'radix-ui';
import { Button } from '../../../ui/button';
import { Window } from '../../../ui/dialogs/window';
import { text } from './text';

type Props = {
  /** Says what is saved. */
  savedText: string;
  /** Undefined if there is no other exercise. */
  skipText: string | undefined;
  onKeepGoing: () => void;
  onSkip: () => void;
  onStop: () => void;
};

/** Asks before a session is left. Everything is saved already. */
export function StopSheet({ savedText, skipText, onKeepGoing, onSkip, onStop }: Props) {
  return (
    <Window
      onClose={onKeepGoing}
      veil="session-veil pointer-events-auto fixed inset-0 z-40 grid"
      className="session-stop"
    >
      <i className="session-grip" />
      <Radix.Title>{text.stopHere}</Radix.Title>
      <Radix.Description>{savedText}</Radix.Description>
      <Button look="ink" wide onClick={onKeepGoing}>
        {text.keepGoing}
      </Button>
      {skipText && (
        <Button wide onClick={onSkip}>
          {skipText}
        </Button>
      )}
      <Button wide onClick={onStop}>
        {text.stopForNow}
      </Button>
    </Window>
  );
}
