import { defineText } from '../language/define-text';

/** What one step of a number field changes. */
export type StepUnit = 'step' | 'rep' | 'day';

type Step = { unit: StepUnit; subject: string | undefined };

export const text = defineText('ui/forms', {
  advanced: 'Advanced',
  labelOf: ({ label, subject }: { label: string; subject: string }) => `${label}, ${subject}`,
  stepDown: ({ unit, subject }: Step) =>
    subject === undefined ? `Remove one ${unit}` : `Remove one ${unit} (${subject})`,
  stepUp: ({ unit, subject }: Step) =>
    subject === undefined ? `Add one ${unit}` : `Add one ${unit} (${subject})`,
});
