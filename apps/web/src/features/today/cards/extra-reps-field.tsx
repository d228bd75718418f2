import { mostExtraReps } from '@hundred/domain/challenge/facts/limits';
import { formatNumber } from '../../../platform/format/format';
import { NumberField } from '../../../ui/forms/number-field';
import { recordedText } from './recorded-text';
import { text as cardText } from './text/cards';
import { text } from './text/dialogs';

type Props = {
  name: string;
  target: number;
  reps: number;
  isBusy: boolean;
  onReps: (reps: number) => void;
};

/** For a person who did more than the day asks for. */
export default function ExtraRepsField({ name, target, reps, isBusy, onReps }: Props) {
  return (
    <NumberField
      label={text.repsDone}
      subject={name}
      unit="rep"
      value={reps}
      onChange={onReps}
      min={target}
      max={target + mostExtraReps}
      disabled={isBusy}
      hintFor={recordedText}
      aside={reps > target && cardText.extra({ reps: formatNumber(reps - target) })}
    />
  );
}
