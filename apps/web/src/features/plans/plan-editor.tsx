import type { ExerciseId } from '@hundred/domain/days/exercises';
import { type PlannedExercises, presets } from '@hundred/domain/programs/presets';
import { useEffect, useRef, useState } from 'react';
import { PremiumPanel } from '../../challenge/premium-panel';
import { formatNumber } from '../../platform/format/format';
import { useSyncStatus } from '../../sync/sync-context';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/feedback/lazy-part';
import { Icon } from '../../ui/icon';
import { AmountCard } from './amount-card';
import { FirstDayCard, firstDayOf } from './first-day-card';
import { MovementsCard } from './movements-card';
import { type PlanStanding, programFor } from './plan-standing';
import { PresetRow } from './preset-row';
import { RuleCard } from './rule-card';
import { SharePlan } from './share-plan';
import { type StartDay, text } from './text';
import { usePlanEdit } from './use-plan-edit';

const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('../../ui/dialogs/confirm-dialog')).ConfirmDialog,
}));

type Props = {
  standing: PlanStanding;
  /** The changed exercises; undefined if nothing differs from the plan in use. */
  draft: PlannedExercises | undefined;
  onDraft: (draft: PlannedExercises | undefined) => void;
  /** Whether a plan may be adopted. Trying the editor is free. */
  isOpen: boolean;
};

/** Everything that can be changed about a plan, with its first day beside it. */
export function PlanEditor({ standing, draft, onDraft, isOpen }: Props) {
  const { current, left, isAhead } = standing;
  const { isOffline } = useSyncStatus();
  const [chosen, setChosen] = useState<ExerciseId>('pushups');
  const [isLeaving, setLeaving] = useState(false);
  const closeDialog = () => setLeaving(false);
  const edit = usePlanEdit({ standing, draft, onDraft, onAdopted: closeDialog });
  const { exercises, isUnchanged, hasWeekdaysOff, refusal, refusedExercise, isAdopting, problemAt } = edit;
  const { place, notePress } = useFocusOnRefusedField(edit.isRefusedAtField);
  const inForce = programFor(standing, exercises, isUnchanged);
  const first = firstDayOf(standing, inForce);
  const { start } = first;
  const planStays = hasWeekdaysOff ? text.planStaysWithoutWeekdaysOff : text.planStaysForRun;
  const leaving = [
    text.standardFrom[start],
    ...(isOpen && hasWeekdaysOff ? [text.weekdaysOffEnd] : []),
    isOpen ? text.usableAgain : text.usableWithPremium,
  ];
  const editor = { standing, exercises, inForce, problemAt, onChange: edit.change };
  const choice = {
    // Selects the exercise of a refused field, so that its error is visible.
    exercise: refusedExercise ?? chosen,
    onExercise(next: ExerciseId) {
      if (refusedExercise) edit.forget();
      setChosen(next);
    },
  };
  const buttonProps = {
    start,
    isUnchanged,
    isAhead,
    isBusy: isAdopting,
    onUse() {
      notePress();
      edit.adoptDraft();
    },
  };

  return (
    <>
      <PresetRow
        standing={standing}
        chosen={edit.preset}
        onChoose={(id) => edit.change(presets[id].exercises(standing))}
      />
      <div className="mt-8 grid items-start gap-6 max-tablet:mt-5 max-tablet:gap-4 wide:grid-cols-[minmax(0,1fr)_22.5rem] vast:grid-cols-[minmax(0,1fr)_24rem]">
        <div
          ref={place}
          className="grid min-w-0 gap-6 max-tablet:gap-4 vast:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] vast:grid-rows-[auto_1fr] vast:items-start vast:*:last:col-start-2 vast:*:last:row-span-2 vast:*:last:row-start-1"
        >
          <AmountCard {...editor} />
          <MovementsCard {...editor} {...choice} />
          <RuleCard {...editor} {...choice} />
        </div>
        <FirstDayCard standing={standing} exercises={exercises} first={first} isOpen={isOpen}>
          {refusal && !edit.isRefusedAtField && (
            <p role="alert" className="mb-3 flex items-start gap-2 text-sm font-[560] text-missed-ink">
              <Icon name="warning" size={18} className="mt-px" />
              {refusal.message}
            </p>
          )}
          {!refusal && isOffline && isOpen && (
            <p role="status" className="mb-3 text-sm text-ink-2">
              {text.offline}
            </p>
          )}
          {isOpen && <UseButton {...buttonProps} isWide />}
          <div className="mt-1.5 -mb-2 flex flex-wrap items-center justify-between gap-x-4">
            <SharePlan exercises={exercises} />
            {!isUnchanged && (
              <SmallButton onClick={() => edit.change(undefined)}>{text.undoChanges}</SmallButton>
            )}
            {isUnchanged && current && (
              <SmallButton onClick={() => setLeaving(true)}>{text.backToStandard}</SmallButton>
            )}
            {isUnchanged && left && isOpen && (
              <SmallButton onClick={() => !isAdopting && edit.adopt(left.plan)}>
                {text.useLastFrom[start]}
              </SmallButton>
            )}
          </div>
        </FirstDayCard>
      </div>
      {isOpen ? (
        // At the end of the page it stays at the edge of the window: the room below the page is taken back.
        <div className="sticky bottom-(--bar-lift) z-10 -mx-3 mt-4 -mb-8 min-[340px]:-mx-4 grid tablet:mx-0 tablet:-mb-16 grid-cols-[1fr_auto] items-center gap-3 border-t border-line bg-surface px-4 py-2.5 tablet:rounded-t-3 tablet:border-x wide:hidden">
          <p className="leading-tight">
            <b className="block font-[700]">{text.day({ day: first.day })}</b>
            <span className="text-[0.8125rem] font-[540] text-ink-3">
              {text.reps({ reps: formatNumber(first.reps) })}
            </span>
          </p>
          <UseButton {...buttonProps} />
        </div>
      ) : (
        <div className="mt-6">
          <PremiumPanel title={text.lockedPlanTitle}>{current ? planStays : text.tryForFree}</PremiumPanel>
        </div>
      )}
      {isLeaving && (
        <ConfirmDialog
          isOpen
          title={text.backToStandardTitle}
          description={leaving.join(' ')}
          confirmText={text.backToStandard}
          busy={isAdopting}
          onConfirm={() => edit.leavePlan(closeDialog)}
          onCancel={closeDialog}
        />
      )}
    </>
  );
}

function SmallButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button look="text" size="small" className="-mr-4" onClick={onClick}>
      {children}
    </Button>
  );
}

/** The field may be far above the pressed button. The focus moves there unless it has moved elsewhere meanwhile. */
function useFocusOnRefusedField(isRefusedAtField: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    if (!isRefusedAtField || document.activeElement !== pressed.current) return;
    const field = '[aria-invalid=true], [aria-describedby$=-error] :checked';
    place.current?.querySelector<HTMLElement>(field)?.focus();
  }, [isRefusedAtField]);
  return {
    place,
    notePress() {
      pressed.current = document.activeElement;
    },
  };
}

type UseProps = {
  start: StartDay;
  isUnchanged: boolean;
  isAhead: boolean;
  isBusy: boolean;
  isWide?: boolean;
  onUse: () => void;
};

/** Stays in place after it was pressed, so that it keeps the focus. */
function UseButton({ start, isUnchanged, isAhead, isBusy, isWide = false, onUse }: UseProps) {
  const inUseLabel = isAhead ? text.startsTomorrow : text.inUse;
  return (
    <Button
      look={isUnchanged ? 'line' : 'next'}
      wide={isWide}
      busy={isBusy}
      busyText={text.saving}
      className={isWide ? 'min-h-14 max-wide:hidden' : 'min-h-13'}
      onClick={() => !isUnchanged && onUse()}
    >
      {isUnchanged ? inUseLabel : text.useFrom[start]}
    </Button>
  );
}
