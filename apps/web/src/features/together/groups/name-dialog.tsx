import { useId, useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Form } from '../../../ui/forms/form';
import { TextField } from '../../../ui/forms/text-field';
import type { NameField } from '../invite/name-fields';
import { refusalText } from './group-action';
import { text } from './text';

type Props = {
  title: string;
  field: NameField;
  name?: string;
  saveText: string;
  /** Saves the name. */
  action: { mutate: (name: string) => void; isPending: boolean; error: Error | null };
  onClose: () => void;
};

/** Asks for one name, of a group or of the person. */
export function NameDialog({ title, field, name = '', saveText, action, onClose }: Props) {
  const formId = useId();
  const [typedName, setTypedName] = useState(name);
  const [showsProblems, setShowsProblems] = useState(false);
  const typedProblem = field.problemOf(typedName);
  const refusal = action.error ? refusalText(action.error) : undefined;
  const problem = (showsProblems && typedProblem) || refusal;

  function save() {
    setShowsProblems(true);
    if (typedProblem === undefined) action.mutate(typedName);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button type="submit" form={formId} look="ink" busy={action.isPending} busyText={text.oneMoment}>
            {saveText}
          </Button>
          <Button onClick={onClose}>{text.cancel}</Button>
        </>
      }
    >
      <Form id={formId} isInvalid={typedProblem !== undefined} refusal={action.error} onSubmit={save}>
        <TextField
          label={field.label}
          autoComplete={field.autoComplete}
          value={typedName}
          onChange={(event) => setTypedName(event.target.value)}
          hint={field.hint}
          {...(problem !== undefined && { error: problem })}
        />
      </Form>
    </Dialog>
  );
}
