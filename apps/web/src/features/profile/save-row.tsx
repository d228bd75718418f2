import { Button } from '../../ui/button';
import { text } from './text';

type Props = {
  label: string;
  isSaving: boolean;
  isUnsaved: boolean;
  /** The look while there is nothing to save. */
  idleLook?: 'ink' | 'line';
};

/** The end of a form: its button, and whether there are unsaved changes. */
export function SaveRow({ label, isSaving, isUnsaved, idleLook = 'ink' }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        type="submit"
        look={isUnsaved ? 'ink' : idleLook}
        busy={isSaving}
        busyText={text.saving}
        className="max-tablet:w-full"
      >
        {label}
      </Button>
      <p role="status" className="text-sm text-ink-2">
        {isUnsaved && text.unsaved}
      </p>
    </div>
  );
}
