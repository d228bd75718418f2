import type { ExerciseId } from '@hundred/domain/days/exercises';
import { type PlannedExercises, presets } from '@hundred/domain/programs/presets';
import { useEffect, useRef, useState } from 'react';
import { PremiumPanel } from '../../challenge/premium-panel';
import { useSyncStatus } from '../../sync/sync-context';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { AmountCard } from './amount-card';
import { AdoptBar, AdoptButton } from './editor/adopt-button';
import { LeavePlanDialog } from './editor/leave-plan-dialog';
import { FirstDayCard, firstDayOf } from './first-day-card';
import { MovementsCard } from './movements-card';
import { type PlanStanding, programFor } from './plan-standing';
import { PresetRow } from './preset-row';
import { RuleCard } from './rule-card';
import { SharePlan } from './share-plan';
import { text } from './text';
import type { PlanRefusal } from './use-adopt-plan';
import { usePlanEdit } from './use-plan-edit';

type Props = {
  standing: PlanStanding;
  /** The changed exercises; undefined if nothing differs from the plan in use. */
  draft: PlannedExercises | undefined;
  onDraft: (draft: PlannedExercises | undefined) => void;
  /** Whether a plan may be adopted. Trying the editor is free. */
  canAdopt: boolean;
};

/** Everything that can be changed about a plan, with its first day beside it. */
export function PlanEditor({ standing, draft, onDraft, canAdopt }: Props) {
  const { current, formerPlan, startsTomorrow } = standing;
  const [chosenExercise, setChosenExercise] = useState<ExerciseId>('pushups');
  const [isLeaving, setLeaving] = useState(false);
  const closeDialog = () => setLeaving(false);
  const edit = usePlanEdit({ standing, draft, onDraft, onAdopted: closeDialog });
  const { exercises, isUnchanged, hasWeekdaysOff, refusedExercise, isAdopting } = edit;
  const { fieldsRef, recordPress } = useFocusOnRefusedField(edit.isRefusedAtField);
  const inForce = programFor(standing, exercises, { isUnchanged });
  const firstDay = firstDayOf(standing, inForce);
  const planStays = hasWeekdaysOff ? text.planStaysWithoutWeekdaysOff : text.planStaysForRun;
  const cardProps = { standing, exercises, inForce, problemAt: edit.problemAt, onChange: edit.change };
  /** The exercise that two of the cards show, and how to choose another. */
  const choiceProps = {
    // Selects the exercise of a refused field, so that its error is visible.
    exercise: refusedExercise ?? chosenExercise,
    onExercise(next: ExerciseId) {
      if (refusedExercise) edit.clearRefusal();
      setChosenExercise(next);
    },
  };
  const buttonProps = {
    firstDay,
    isUnchanged,
    startsTomorrow,
    isBusy: isAdopting,
    onAdopt() {
      recordPress();
      edit.adoptDraft();
    },
  };

  return (
    <>
      {!canAdopt && (
        <PremiumPanel title={text.lockedPlanTitle}>{current ? planStays : text.tryForFree}</PremiumPanel>
      )}
      <PresetRow
        standing={standing}
        chosen={edit.preset}
        onChoose={(id) => edit.change(presets[id].exercises(standing))}
      />
      <div className="mt-8 grid items-start gap-6 max-tablet:mt-5 max-tablet:gap-4 wide:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div
          ref={fieldsRef}
          className="grid min-w-0 gap-6 max-tablet:gap-4 vast:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] vast:grid-rows-[auto_1fr] vast:items-start vast:*:nth-2:row-span-2"
        >
          <AmountCard {...cardProps} />
          <MovementsCard {...cardProps} {...choiceProps} />
          <RuleCard {...cardProps} {...choiceProps} />
        </div>
        <FirstDayCard
          standing={standing}
          exercises={exercises}
          firstDay={firstDay}
          canAdoptChange={canAdopt && !isUnchanged}
        >
          {!edit.isRefusedAtField && <AdoptionNote refusal={edit.refusal} canAdopt={canAdopt} />}
          {canAdopt && <AdoptButton {...buttonProps} isWide />}
          <div className="mt-1.5 -mb-2 flex flex-wrap items-center justify-between gap-x-4">
            <SharePlan exercises={exercises} />
            {!isUnchanged && (
              <SmallButton onClick={() => edit.change(undefined)}>{text.undoChanges}</SmallButton>
            )}
            {isUnchanged && current && (
              <SmallButton onClick={() => setLeaving(true)}>{text.backToStandard}</SmallButton>
            )}
            {isUnchanged && formerPlan && canAdopt && (
              <SmallButton onClick={() => !isAdopting && edit.adopt(formerPlan.plan)}>
                {text.useLastFrom[firstDay.start]}
              </SmallButton>
            )}
          </div>
        </FirstDayCard>
      </div>
      {canAdopt && <AdoptBar {...buttonProps} />}
      {isLeaving && (
        <LeavePlanDialog
          start={firstDay.start}
          hasWeekdaysOff={hasWeekdaysOff}
          canAdopt={canAdopt}
          isBusy={isAdopting}
          onConfirm={() => edit.leavePlan(closeDialog)}
          onCancel={closeDialog}
        />
      )}
    </>
  );
}

type NoteProps = { refusal: PlanRefusal | undefined; canAdopt: boolean };

/** Why a plan was refused as a whole, or that it cannot be adopted without a connection. */
function AdoptionNote({ refusal, canAdopt }: NoteProps) {
  const { isOffline } = useSyncStatus();
  if (refusal)
    return (
      <p role="alert" className="mb-3 flex items-start gap-2 text-sm font-[560] text-missed-ink">
        <Icon name="warning" size={18} className="mt-px" />
        {refusal.message}
      </p>
    );
  if (!isOffline || !canAdopt) return null;
  return (
    <p role="status" className="mb-3 text-sm text-ink-2">
      {text.offline}
    </p>
  );
}

function SmallButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button look="text" size="small" className="-mr-4" onClick={onClick}>
      {children}
    </Button>
  );
}

/**
 * Moves the focus to a refused field, which may be far above the pressed button, unless the focus has left that button
 * meanwhile. `recordPress` remembers the button; `fieldsRef` belongs to the container of the fields.
 */
function useFocusOnRefusedField(isRefusedAtField: boolean) {
  const fieldsRef = useRef<HTMLDivElement>(null);
  const pressedButton = useRef<Element | null>(null);
  useEffect(() => {
    if (!isRefusedAtField || document.activeElement !== pressedButton.current) return;
    const refusedField = '[aria-invalid=true], [aria-describedby$=-error] :checked';
    fieldsRef.current?.querySelector<HTMLElement>(refusedField)?.focus();
  }, [isRefusedAtField]);
  return {
    fieldsRef,
    recordPress() {
      pressedButton.current = document.activeElement;
    },
  };
}
