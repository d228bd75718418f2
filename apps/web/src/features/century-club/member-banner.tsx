import { centuryClubDays, centuryClubPaths } from '@hundred/domain/century-club/paths';
import { useQuery } from '@tanstack/react-query';
import { formatNumber, formatPercent } from '../../platform/format';
import { useApi } from '../../platform/session';
import { BadgeMedallion } from '../../ui/badges/badge-medallion';
import { Card } from '../../ui/card';
import { ProgressBar } from '../../ui/progress-bar';
import { optionsQuery } from './options-query';

/** Above the numbers of somebody in season 2. Where the path is not known, the banner says what is. */
export default function MemberBanner({ day }: { day: number }) {
  const { data } = useQuery(optionsQuery(useApi()));
  const path = data?.currentPath ? centuryClubPaths[data.currentPath].name : undefined;
  return (
    <Card
      aria-labelledby="century-club-member"
      className="flex min-h-20 items-center gap-4 py-3! max-tablet:min-h-27 max-tablet:flex-wrap max-tablet:gap-x-3 max-tablet:gap-y-2"
    >
      <BadgeMedallion id="century_club_member" size={52} />
      <div className="min-w-0 flex-1">
        <h2 id="century-club-member" className="text-lg">
          Century Club Member
        </h2>
        <p className="text-sm text-ink-2">Season 2{path && ` · ${path}`}</p>
      </div>
      <div className="w-40 flex-none text-right max-tablet:flex max-tablet:w-full max-tablet:items-center max-tablet:gap-3">
        <p className="whitespace-nowrap">
          <span className="label">Day </span>
          <b className="numeral text-numeral-sm">{formatNumber(day)}</b>
          <span className="label"> of {centuryClubDays}</span>
        </p>
        <ProgressBar
          label={`${formatPercent(day)} of season 2`}
          value={day}
          max={centuryClubDays}
          className="mt-1.5 max-tablet:mt-0 max-tablet:h-1.5 max-tablet:flex-1"
        />
      </div>
    </Card>
  );
}
