import type { PeopleCounts } from '@hundred/contract/desk/people';
import { ChoiceRow } from '../../../ui/forms/choice-row';
import { controlClasses } from '../../../ui/forms/field';
import { IconFrame } from '../../../ui/icon';
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

/** The search, and the filters with the number of people that each shows. */
export function PeopleFilters({ typed, show, counts, onType, onShow }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-tablet:w-full">
      <div className="relative w-full tablet:w-80">
        <IconFrame className="pointer-events-none absolute top-3 left-3.5 text-ink-3">
          <circle cx="10.5" cy="10.5" r="6" />
          <path d="m15 15 5 5" />
        </IconFrame>
        <input
          type="search"
          aria-label={text.search}
          placeholder={text.searchHint}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          className={`${controlClasses} pl-12`}
        />
      </div>
      {/* On phones the row scrolls sideways, and fades where it goes on. Its last padding can be scrolled to the fade. */}
      <div className="max-w-full max-tablet:[&_label]:flex-none max-tablet:[&>fieldset]:relative max-tablet:[&>fieldset]:flex-nowrap max-tablet:[&>fieldset]:overflow-x-auto max-tablet:[&>fieldset]:pr-10 max-tablet:[&>fieldset]:[mask-image:linear-gradient(to_left,transparent,#000_2.5rem)]">
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
    </div>
  );
}
