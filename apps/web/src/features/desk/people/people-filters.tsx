import type { PeopleCounts } from '@hundred/contract/desk/people';
import { ChoiceRow } from '../../../ui/forms/choice-row';
import { controlClasses } from '../../../ui/forms/field';
import { text } from './text';

export type PeopleFilter = keyof typeof text.filters;

const filters: readonly PeopleFilter[] = ['all', 'premium', 'quiet', 'suspended', 'operators', 'accounts'];

type Props = {
  typed: string;
  show: PeopleFilter;
  counts: PeopleCounts | undefined;
  onType: (typed: string) => void;
  onShow: (show: PeopleFilter) => void;
};

export function PeopleFilters({ typed, show, counts, onType, onShow }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-tablet:w-full">
      <input
        type="search"
        aria-label={text.search}
        placeholder={text.searchHint}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        className={`${controlClasses} tablet:w-80`}
      />
      <ChoiceRow
        label={text.show}
        choices={filters.map((value) => {
          const name = text.filters[value];
          return { value, name: counts ? text.filterOf({ name, count: counts[value] }) : name };
        })}
        chosen={show}
        onChoose={onShow}
      />
    </div>
  );
}
