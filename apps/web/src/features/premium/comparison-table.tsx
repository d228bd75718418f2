import type { FeatureId } from '@hundred/domain/entitlements/feature-tiers';
import {
  type ComparisonRow,
  type FeatureCategory,
  featureComparison,
} from '@hundred/domain/entitlements/features';
import { movementIds, seasonOneMovements } from '@hundred/domain/movements/movements';
import { useId, useState } from 'react';
import { Card } from '../../ui/card';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { splitInHalves } from './split-in-halves';
import { text } from './text';

const columns = ['free', 'starter', 'lifetime'] as const;
/** If the letters are so large that four columns do not fit, the name of a feature has a line of its own. */
const rowClasses = 'max-phone:grid max-phone:grid-cols-3';
const alternativeCount = movementIds.length - Object.keys(seasonOneMovements).length;
const featureNotes = (): Partial<Record<FeatureId, string>> => ({
  'unlimited-rest-days': text.restDaysNote,
  'adjustable-reps': text.repsNote,
  'alternative-exercises': text.exercisesNote({ count: alternativeCount }),
});

type Group = { category: FeatureCategory; rows: readonly ComparisonRow[] };

/** The categories that are unfolded at first on phones. */
const unfoldedCategories: ReadonlySet<FeatureCategory> = new Set(['planning', 'coaching']);

/**
 * All features and the plans that include them, from the same registry as the gates. On phones a category shows how many
 * features each plan includes, and can be unfolded. From tablets up everything is visible.
 */
export function ComparisonTable() {
  return (
    <Card aria-labelledby="comparison" className="px-6 py-5 max-tablet:px-4">
      <h2 id="comparison">{text.comparison}</h2>
      <div className="mt-4 grid items-start desktop:grid-cols-2 desktop:gap-x-12 vast:gap-x-24">
        {splitInHalves(featureComparison()).map((groups, index) => (
          <HalfTable key={groups[0]?.category} groups={groups} isFirst={index === 0} />
        ))}
      </div>
    </Card>
  );
}

function HalfTable({ groups, isFirst }: { groups: readonly Group[]; isFirst: boolean }) {
  return (
    <table className="w-full table-fixed border-collapse text-left max-phone:block">
      <caption className="sr-only">
        {text.comparisonCaption({ categories: groups.map(({ category }) => text.categories[category]) })}
      </caption>
      <colgroup>
        <col />
        {columns.map((plan) => (
          <col key={plan} className="w-[19%] tablet:w-[15%]" />
        ))}
      </colgroup>
      <thead className={classNames('max-phone:block', !isFirst && 'max-desktop:sr-only')}>
        <tr className={classNames(rowClasses, 'text-sm max-tablet:text-xs')}>
          <th scope="col" className="max-phone:absolute">
            <span className="sr-only">{text.feature}</span>
          </th>
          {columns.map((plan) => (
            <th key={plan} scope="col" className="py-2 text-center font-[680]">
              {text.plans[plan]}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <Category key={group.category} group={group} />
      ))}
    </table>
  );
}

function Category({ group: { category, rows } }: { group: Group }) {
  const [isOpen, setOpen] = useState(unfoldedCategories.has(category));
  const id = useId();
  return (
    <tbody id={id} className="border-t border-line *:last:*:pb-3 max-phone:block">
      <tr className={rowClasses}>
        <th scope="rowgroup" className="py-1 text-md font-[680] max-phone:col-span-3 tablet:pt-4">
          <span className="max-tablet:hidden">{text.categories[category]}</span>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-12 w-full items-center gap-1.5 text-left tablet:hidden"
          >
            {text.categories[category]}
            <Icon name="chevron-down" size={18} className={classNames('flex-none', isOpen && 'rotate-180')} />
          </button>
        </th>
        {columns.map((plan) => (
          <td key={plan} className="text-center text-sm text-ink-2 tablet:hidden">
            {text.someOfCategory({
              open: rows.filter((feature) => feature[plan]).length,
              total: rows.length,
            })}
          </td>
        ))}
      </tr>
      {rows.map((feature) => (
        <tr key={feature.id} className={isOpen ? rowClasses : 'max-tablet:hidden'}>
          <th
            scope="row"
            className="py-2 pr-2 text-md leading-tight font-[430] text-ink-2 max-phone:col-span-3 max-phone:pb-0"
          >
            {feature.name}
            {featureNotes()[feature.id] && (
              <span className="mt-0.5 block text-sm text-ink-3">{featureNotes()[feature.id]}</span>
            )}
          </th>
          {columns.map((plan) => (
            <td key={plan} className="py-2">
              <Included
                isIncluded={feature[plan]}
                isOnlyInLifetime={plan === 'lifetime' && !feature.starter}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Included({ isIncluded, isOnlyInLifetime }: { isIncluded: boolean; isOnlyInLifetime: boolean }) {
  return (
    <span className="grid place-items-center">
      {isIncluded ? (
        <span
          className={classNames(
            'grid size-6 place-items-center rounded-1',
            isOnlyInLifetime ? 'bg-invert text-on-invert' : 'bg-sunk text-ink',
          )}
        >
          <Icon name="check" size={18} />
        </span>
      ) : (
        <span aria-hidden="true" className="size-1.5 rounded-full bg-edge" />
      )}
      <span className="sr-only">{isIncluded ? text.included : text.notIncluded}</span>
    </span>
  );
}
