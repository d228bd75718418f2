import type { DeskHealth } from '@hundred/contract/desk/installation';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../platform/format/format';
import { NotLoaded } from '../../../platform/not-loaded';
import { useApi } from '../../../platform/session';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton';
import { Icon } from '../../../ui/icon';
import { DeskCard } from '../desk-card';
import { formatDayOf, formatSize, formatWhen } from '../desk-format';
import { healthQuery } from '../desk-queries';
import { useAction } from '../use-action';
import { useNow } from '../use-now';

type Level = 'good' | 'look' | 'bad';

const lowDisk = 1024 ** 3;
const fullDisk = 200 * 1024 ** 2;
const day = 24 * 3_600_000;

/** Each part is a cell with a check, a yellow one with what to do, or a red one. */
export function HealthCard() {
  const health = useQuery(healthQuery(useApi()));
  return (
    <DeskCard
      title="Health"
      aside={health.data && <span className="text-sm text-ink-3">Version {health.data.version}</span>}
    >
      {health.data ? (
        <Parts health={health.data} />
      ) : health.error ? (
        <NotLoaded queries={[health]} title="Health did not load" unharmed="Nothing was changed." />
      ) : (
        <SkeletonGroup label="Loading health">
          <Skeleton className="h-44" />
        </SkeletonGroup>
      )}
    </DeskCard>
  );
}

function Parts({ health }: { health: DeskHealth }) {
  const api = useApi();
  const now = useNow();
  const testing = useAction({
    act: () => api.post('/desk/health/test-mail'),
    said: ({ to }) => `Sent to ${to}.`,
  });
  const { storage, lastBackup, mail, push } = health;
  return (
    <ul>
      <Part level={diskLevel(storage.free)} name="Storage" text={storageText(storage)} />
      <Part level={backupLevel(lastBackup, now)} name="Backup" text={backupText(lastBackup, now)} />
      <Part
        level={mail.lastError ? 'bad' : mail.isSetUp ? 'good' : 'look'}
        name="Mail"
        text={mailText(mail, now)}
        action={
          mail.isSetUp && (
            <button
              type="button"
              aria-disabled={testing.isBusy || undefined}
              onClick={() => testing.isBusy || testing.run()}
              className="min-h-11 text-sm font-[640] text-ink underline underline-offset-3"
            >
              Send a test
            </button>
          )
        }
      />
      <Part level={push.isOn ? 'good' : 'look'} name="Push" text={pushText(push)} />
      {testing.dialog}
    </ul>
  );
}

const diskLevel = (free: number | null): Level =>
  free === null || free > lowDisk ? 'good' : free > fullDisk ? 'look' : 'bad';

function storageText({ used, free }: DeskHealth['storage']): string {
  const taken = used === null ? '' : `${formatSize(used)} used`;
  if (free === null) return taken || 'Works';
  return `${taken}, ${formatSize(free)} free`;
}

const backupLevel = (last: string | null, now: number): Level =>
  last && now - Date.parse(last) < 2 * day ? 'good' : 'look';

const backupText = (last: string | null, now: number): string =>
  last
    ? `${formatDayOf(last, now)}${now - Date.parse(last) < 2 * day ? '' : '. Make one soon: npm run backup'}`
    : 'None known. Make one: npm run backup';

function mailText({ isSetUp, sent, lastError }: DeskHealth['mail'], now: number): string {
  if (!isSetUp) return 'Not set up. Set SMTP_URL.';
  if (lastError) return `${formatWhen(lastError.at, now)}: ${lastError.reason}`;
  return `${formatNumber(sent)} sent in 7 days, none failed`;
}

function pushText({ isOn, devices, waiting }: DeskHealth['push']): string {
  if (!isOn) return 'Off (NOTIFICATIONS=off)';
  const on = `${formatNumber(devices)} ${devices === 1 ? 'device' : 'devices'}`;
  return waiting > 0 ? `${on}, ${formatNumber(waiting)} waiting` : on;
}

const cells: Record<Level, string> = {
  good: 'bg-done text-on-done',
  look: 'bg-partial text-on-partial',
  bad: 'bg-missed text-on-missed',
};
const said: Record<Level, string> = { good: 'Works', look: 'Look at this', bad: 'Does not work' };

type PartProps = { level: Level; name: string; text: string; action?: ReactNode };

function Part({ level, name, text, action }: PartProps) {
  return (
    <li className="grid min-h-11 grid-cols-[22px_72px_minmax(0,1fr)_auto] items-center gap-x-2.5 border-t border-line py-1 text-md first:border-0">
      <span className={`grid size-4.5 place-items-center rounded-[4px] text-xs font-[800] ${cells[level]}`}>
        {level === 'look' ? '!' : <Icon name={level === 'good' ? 'check' : 'cross'} size={15} />}
      </span>
      <b className="font-[660]">{name}</b>
      <span className="text-sm wrap-anywhere text-ink-2">
        <span className="sr-only">{said[level]}: </span>
        {text}
      </span>
      {action}
    </li>
  );
}
