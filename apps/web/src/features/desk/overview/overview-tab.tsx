import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dateFormat } from '../../../platform/format/format';
import { useApi } from '../../../platform/session';
import { Icon } from '../../../ui/icon';
import { AuditList } from '../audit/audit-list';
import { text as auditText } from '../audit/text';
import { ClubCard } from '../club/club-card';
import { DeskCard } from '../desk-card';
import { DeskHead } from '../desk-head';
import { auditQuery } from '../desk-queries';
import { Loaded } from '../loaded';
import { MailCard } from '../mail/mail-card';
import { useNow } from '../use-now';
import { ActiveChart } from './active-chart';
import { AnnouncementCard } from './announcement-card';
import { HealthCard } from './health-card';
import { KeyFigures, Totals } from './key-figures';
import { text } from './text';
import { WhoCanJoin } from './who-can-join';

const formatToday = dateFormat({ weekday: 'long', month: 'short', day: 'numeric' });
const mostEntriesShown = 4;

/** The first tab: figures of everybody, what was done at the desk last, and the state of the installation. */
export default function OverviewTab() {
  const now = useNow();
  return (
    <>
      <DeskHead tab="overview">
        <span className="label desktop:order-1">{formatToday(now)}</span>
        <Totals />
      </DeskHead>
      <KeyFigures />
      {/* On phones the club comes last, because it is rarely changed. On wide screens it fills the left column. */}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-3 desktop:grid-cols-[minmax(0,1fr)_400px] desktop:grid-rows-[auto_auto_1fr] vast:grid-cols-[minmax(0,1fr)_54rem]">
        <ActiveChart />
        <div className="grid gap-3 desktop:col-start-2 desktop:row-span-3 desktop:row-start-1 vast:block vast:columns-2 vast:*:mb-3 vast:*:break-inside-avoid">
          <HealthCard />
          <WhoCanJoin />
          <MailCard />
          <AnnouncementCard />
        </div>
        <LastEntries />
        <ClubCard />
      </div>
    </>
  );
}

function LastEntries() {
  const audit = useQuery(auditQuery(useApi()));
  return (
    <DeskCard
      title={text.audit}
      aside={
        <Link to="/desk/audit" className="-my-3 inline-flex min-h-11 items-center gap-1 text-sm text-ink-2">
          {text.allEntries}
          <Icon name="chevron-right" size={18} />
        </Link>
      }
    >
      <Loaded query={audit} loading={auditText.loading} notLoaded={auditText.notLoaded} className="h-32">
        {({ entries }) =>
          entries.length > 0 ? (
            <AuditList entries={entries.slice(0, mostEntriesShown)} />
          ) : (
            <p className="text-ink-2">{text.noEntries}</p>
          )
        }
      </Loaded>
    </DeskCard>
  );
}
