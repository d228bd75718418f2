import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { IconFrame } from '../../../ui/icon';
import { useAction } from '../use-action';
import { actionDrawings } from './action-drawings';

type ButtonProps = {
  drawing: keyof typeof actionDrawings;
  name: string;
  isBusy?: boolean;
  isRed?: boolean;
  onPress: () => void;
};

type ActionProps = {
  drawing: keyof typeof actionDrawings;
  name: string;
  act: () => Promise<unknown>;
  doneText: string;
};

/** An action that starts at once. */
export function DirectAction({ drawing, name, act, doneText }: ActionProps) {
  const action = useAction({ act, doneText });
  return (
    <>
      <ActionButton drawing={drawing} name={name} isBusy={action.isBusy} onPress={() => action.run()} />
      {action.signInDialog}
    </>
  );
}

type ConfirmedProps = ActionProps & { question: string; hint: string; isDangerous?: boolean };

/** An action that starts after a question. */
export function ConfirmedAction({
  drawing,
  name,
  question,
  hint,
  isDangerous = false,
  act,
  doneText,
}: ConfirmedProps) {
  const [isAsking, setAsking] = useState(false);
  const closeDialog = () => setAsking(false);
  const action = useAction({ act, doneText, onDone: closeDialog });
  return (
    <>
      <ActionButton drawing={drawing} name={name} onPress={() => setAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        danger={isDangerous}
        title={question}
        description={hint}
        confirmText={name}
        busy={action.isBusy}
        onConfirm={() => action.run()}
        onCancel={closeDialog}
      />
      {action.signInDialog}
    </>
  );
}

type DialogProps = Pick<ButtonProps, 'drawing' | 'name' | 'isRed'> & {
  renderDialog: (close: () => void) => ReactNode;
};

/** An action with a dialog of its own. */
export function DialogAction({ renderDialog, ...buttonProps }: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton {...buttonProps} onPress={() => setOpen(true)} />
      {isOpen && renderDialog(() => setOpen(false))}
    </>
  );
}

function ActionButton({ drawing, name, isBusy = false, isRed = false, onPress }: ButtonProps) {
  return (
    <Button
      size="small"
      busy={isBusy}
      onClick={onPress}
      className={`justify-start gap-3 text-md font-[620] ${isRed ? 'text-missed-ink' : ''}`}
    >
      {!isBusy && <IconFrame size={20}>{actionDrawings[drawing]}</IconFrame>}
      {name}
    </Button>
  );
}
