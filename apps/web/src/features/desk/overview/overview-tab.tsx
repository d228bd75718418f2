import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dateFormat } from '../../../platform/format/format';
import { NotLoaded } from '../../../platform/not-loaded';
import { useApi } from '../../../platform/session';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton';
import { AuditList } from '../audit/audit-list';
import { DeskCard } from '../desk-card';
import { DeskHead } from '../desk-head';
import { auditQuery } from '../desk-queries';
import { MailCard } from '../mail/mail-card';
import { useNow } from '../use-now';
import { ActiveChart } from './active-chart';
import { AnnouncementCard } from './announcement-card';
import { Figures } from './figures';
import { HealthCard } from './health-card';

const today = dateFormat({ weekday: 'long', month: 'short', day: 'numeric' });
const entriesShown = 4;

export default function OverviewTab() {
  const now = useNow();
  return (
    <>
      <DeskHead title="Overview">
        <span className="label">{today(now)}</span>
      </DeskHead>
      <Figures />
      <div className="mt-3 grid items-start gap-3 desktop:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid gap-3">
          <ActiveChart />
          <LastEntries />
        </div>
        <div className="grid gap-3">
          <HealthCard />
          <MailCard />
          <AnnouncementCard />
        </div>
      </div>
    </>
  );
}

function LastEntries() {
  const audit = useQuery(auditQuery(useApi()));
  return (
    <DeskCard
      title="Audit"
      aside={
        <Link to="/desk/audit" className="inline-flex min-h-11 items-center text-sm text-ink-2">
          All entries
        </Link>
      }
    >
      {audit.data && audit.data.entries.length > 0 && (
        <AuditList entries={audit.data.entries.slice(0, entriesShown)} />
      )}
      {audit.data?.entries.length === 0 && <p className="text-ink-2">Nothing yet.</p>}
      {audit.isPending && (
        <SkeletonGroup label="Loading the audit">
          <Skeleton className="h-32" />
        </SkeletonGroup>
      )}
      {!audit.data && audit.error && <NotLoaded queries={[audit]} title="The audit did not load" />}
    </DeskCard>
  );
}
