import { featureComparison } from '@hundred/domain/entitlements/features';
import { Card } from '../../ui/card';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';

const columns = ['free', 'starter', 'lifetime'] as const;
const names = { free: 'Free', starter: 'Starter', lifetime: 'Lifetime' };
/** Where letters are so large that four columns have no room, the name has a line of its own. */
const row = 'max-phone:grid max-phone:grid-cols-3';

/** Every feature there is, and who gets it: made from the registry that the gates are made from. */
export function ComparisonTable() {
  return (
    <Card aria-labelledby="comparison" className="px-6 py-5 max-tablet:px-4">
      <h2 id="comparison">Free vs Premium</h2>
      <table className="mt-4 w-full table-fixed border-collapse text-left max-phone:block">
        <caption className="sr-only">Which features each plan opens</caption>
        <colgroup>
          <col />
          {columns.map((plan) => (
            <col key={plan} className="w-[21%] tablet:w-[18%]" />
          ))}
        </colgroup>
        <thead className="max-phone:block">
          <tr className={classNames(row, 'label max-phone:text-xs')}>
            <th scope="col" className="py-2 font-[560] max-phone:sr-only">
              Feature
            </th>
            {columns.map((plan) => (
              <th key={plan} scope="col" className="py-2 text-center font-[560]">
                {names[plan]}
              </th>
            ))}
          </tr>
        </thead>
        {featureComparison().map(({ category, rows }) => (
          <tbody key={category} className="max-phone:block">
            <tr className={row}>
              <th
                scope="rowgroup"
                colSpan={4}
                className="border-t border-line pt-4 pb-1 text-md font-[680] max-phone:col-span-3"
              >
                {category}
              </th>
            </tr>
            {rows.map((feature) => (
              <tr key={feature.id} className={row}>
                <th
                  scope="row"
                  className="py-2 pr-2 text-md leading-tight font-[430] text-ink-2 max-phone:col-span-3 max-phone:pb-0"
                >
                  {feature.name}
                </th>
                {columns.map((plan) => (
                  <td key={plan} className="py-2">
                    <Included isIncluded={feature[plan]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  );
}

function Included({ isIncluded }: { isIncluded: boolean }) {
  return (
    <span className="grid place-items-center">
      <Icon
        name={isIncluded ? 'check' : 'minus'}
        size={20}
        className={isIncluded ? 'text-ink' : 'text-edge'}
      />
      <span className="sr-only">{isIncluded ? 'Included' : 'Not included'}</span>
    </span>
  );
}
