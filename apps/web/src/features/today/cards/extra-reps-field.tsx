import { mostExtraReps } from '@hundred/domain/challenge/facts/limits';
import { formatNumber } from '../../../platform/format/format';
import { NumberField } from '../../../ui/forms/number-field';
import { recordedText } from './recorded-text';

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
      label="Reps done"
      subject={name}
      unit="rep"
      value={reps}
      onChange={onReps}
      min={target}
      max={target + mostExtraReps}
      disabled={isBusy}
      say={recordedText}
      aside={reps > target && `+${formatNumber(reps - target)} extra`}
    />
  );
}
