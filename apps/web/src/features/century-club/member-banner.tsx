import { centuryClubPaths } from '@hundred/domain/century-club/paths';
import { programLength } from '@hundred/domain/days/exercises';
import { useChallenge } from '../../challenge/use-challenge';
import { clubView } from '../../challenge/views';
import { formatNumber } from '../../platform/format/format';
import { BadgeMedallion } from '../../ui/badges/badge-medallion';
import { text } from './text';

/** Shown beside the title of season 2 with the day number. Until the path is known, it shows everything else. */
export default function MemberBanner({ day }: { day: number }) {
  const { data } = useChallenge(clubView);
  const path = data?.currentPath ? centuryClubPaths[data.currentPath].name : undefined;
  return (
    <section
      aria-label={text.member}
      className="flex min-h-8 flex-wrap items-center gap-x-2.5 gap-y-1 text-sm max-tablet:mt-1 max-tablet:mb-2.5 max-tablet:w-full max-tablet:gap-x-2 max-tablet:text-[.8125rem]"
    >
      <BadgeMedallion id="century_club_member" size={32} className="max-tablet:size-8" />
      <div className="flex flex-wrap gap-x-2.5 max-tablet:grid max-tablet:leading-[1.2]">
        <p className="font-[680]">{text.member}</p>
        {path && <p className="text-ink-2">{path}</p>}
      </div>
      <p className="inline-flex min-h-8 items-center rounded-[8px] bg-invert px-3 font-[680] whitespace-nowrap text-on-invert max-tablet:ml-auto max-tablet:min-h-7 max-tablet:px-2.25 max-tablet:font-stretch-[92%]">
        {text.dayOf({ day: formatNumber(day), of: programLength })}
      </p>
    </section>
  );
}
