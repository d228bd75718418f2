import { exerciseIds, programLength } from '@hundred/domain/days/exercises';
import { stepLimits } from '@hundred/domain/programs/plan-limits';
import { standardTarget, targetIn } from '@hundred/domain/programs/program';
import { useId } from 'react';
import { Card } from '../../ui/card';
import { ChartFigure } from '../../ui/charts/chart-frame';
import { ChoiceRow } from '../../ui/forms/choice-row';
import { NumberField } from '../../ui/forms/number-field';
import { Switch } from '../../ui/forms/switch';
import { CardHead } from './card-head';
import type { EditorProps, ExerciseChoice } from './editor-props';
import {
  exercisesWithAmount,
  leastAmount,
  type Steps,
  stepsFrom,
  withRule,
  withStepNumber,
} from './plan-draft';
import { PlanLine } from './plan-line';
import { lineTable, lineText } from './plan-text';
import { text } from './text';

const stepFields = ['start', 'step', 'every', 'ceiling'] as const;

/** Steps of one exercise in place of an amount, with the chart of all its days in both cases. */
export function RuleCard(props: EditorProps & ExerciseChoice) {
  const { standing, exercises, inForce, onChange, exercise, onExercise } = props;
  const id = useId();
  const { fromDay, path, names, completedDays } = standing;
  const { rule } = exercises[exercise];
  const name = names[exercise];
  const steps = rule.kind === 'steps' ? rule : undefined;
  /** Without steps the exercise gets the percentage of the others, or the standard if they all have steps. */
  const amount = exercisesWithAmount(exercises).length > 0 ? leastAmount(exercises) : 100;
  /** The rule after a press of the switch. */
  const otherRule = steps
    ? ({ kind: 'standard', percent: amount } as const)
    : stepsFrom(targetIn(inForce, exercise, fromDay), standardTarget(path, exercise, programLength));
  const line = lineText(inForce, rule, exercise, fromDay);
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={text.steps}>
        <ChoiceRow
          label={text.stepsFor}
          choices={exerciseIds.map((value) => ({ value, name: names[value] }))}
          chosen={exercise}
          onChoose={onExercise}
        />
      </CardHead>
      <Switch
        label={text.customSteps}
        isOn={steps !== undefined}
        onSwitch={() => onChange(withRule(exercises, exercise, otherRule))}
      />
      {steps && (
        <div className="mt-2 grid grid-cols-4 gap-3 max-desktop:grid-cols-2 max-phone:grid-cols-1">
          {stepFields.map((field) => (
            <StepField key={`${exercise} ${field}`} field={field} steps={steps} editor={props} />
          ))}
        </div>
      )}
      <ChartFigure
        title={text.allDaysOf({ exercise: name })}
        summary={completedDays.length > 0 ? `${line} ${text.greenLine}` : line}
        table={lineTable(inForce, exercise, fromDay)}
      >
        <PlanLine inForce={inForce} id={exercise} from={fromDay} completedDays={completedDays} />
      </ChartFigure>
    </Card>
  );
}

type FieldProps = {
  field: (typeof stepFields)[number];
  steps: Steps;
  editor: EditorProps & ExerciseChoice;
};

function StepField({ field, steps, editor }: FieldProps) {
  const { standing, exercises, problemAt, onChange, exercise } = editor;
  const error = problemAt(`exercises.${exercise}.rule.${field}`);
  const { most, least } = stepLimits[field];
  const min = field === 'ceiling' ? steps.start : least;
  return (
    <NumberField
      label={text.stepFields[field]}
      subject={standing.names[exercise]}
      unit={field === 'every' ? 'day' : 'rep'}
      value={steps[field]}
      min={min}
      max={most}
      hintFor={() => text.range({ min, max: most })}
      {...(error && { error })}
      onChange={(value) => onChange(withRule(exercises, exercise, withStepNumber(steps, field, value)))}
    />
  );
}
