import type { DeskHealth } from '@hundred/contract/desk/installation';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../../platform/session';
import { Icon } from '../../../ui/icon';
import { DeskCard } from '../desk-card';
import { formatDayOf, formatSize, formatWhen } from '../desk-format';
import { healthQuery } from '../desk-queries';
import { Loaded } from '../loaded';
import { useAction } from '../use-action';
import { useNow } from '../use-now';
import { text } from './text';

/** `look`: an operator should look at it. */
type Level = 'good' | 'look' | 'bad';

const lowDiskBytes = 1024 ** 3;
/** Embedded storage warns in the log below it. */
const fullDiskBytes = 200 * 1024 ** 2;
const day = 24 * 3_600_000;

/** Each part is a cell with a check, a yellow one with what to do, or a red one. */
export function HealthCard() {
  const health = useQuery(healthQuery(useApi()));
  return (
    <DeskCard
      title={text.health}
      aside={
        health.data && (
          <span className="text-sm text-ink-3">{text.version({ version: health.data.version })}</span>
        )
      }
    >
      <Loaded query={health} loading={text.healthLoading} notLoaded={text.healthNotLoaded} className="h-44">
        {(data) => <Parts health={data} />}
      </Loaded>
    </DeskCard>
  );
}

function Parts({ health }: { health: DeskHealth }) {
  const api = useApi();
  const now = useNow();
  const testMail = useAction({
    act: () => api.post('/desk/health/test-mail'),
    doneText: ({ to }) => text.testSent({ address: to }),
  });
  const { storage, lastBackup, mail, push } = health;
  return (
    <ul>
      <Part level={diskLevel(storage.free)} name={text.storage} state={storageText(storage)} />
      <Part level={backupLevel(lastBackup, now)} name={text.backup} state={backupText(lastBackup, now)} />
      <Part
        level={mailLevel(mail)}
        name={text.mail}
        state={mailText(mail, now)}
        action={
          mail.isSetUp && (
            <button
              type="button"
              aria-disabled={testMail.isBusy || undefined}
              onClick={() => testMail.run()}
              className="min-h-11 text-sm font-[640] text-ink underline underline-offset-3"
            >
              {text.sendTest}
            </button>
          )
        }
      />
      <Part level={push.isOn ? 'good' : 'look'} name={text.push} state={pushText(push)} />
      {testMail.dialog}
    </ul>
  );
}

const diskLevel = (free: number | null): Level =>
  free === null || free > lowDiskBytes ? 'good' : free > fullDiskBytes ? 'look' : 'bad';

function storageText({ used, free }: DeskHealth['storage']): string {
  if (used === null) return free === null ? text.storageWorks : text.free({ free: formatSize(free) });
  if (free === null) return text.used({ used: formatSize(used) });
  return text.usedAndFree({ used: formatSize(used), free: formatSize(free) });
}

const backupLevel = (last: string | null, now: number): Level =>
  last && now - Date.parse(last) < 2 * day ? 'good' : 'look';

function backupText(last: string | null, now: number): string {
  if (!last) return text.noBackup;
  const made = formatDayOf(last, now);
  return backupLevel(last, now) === 'good' ? made : text.oldBackup({ day: made });
}

/** Red while mail does not work; a single mail that failed, for example for a mistyped address, is yellow. */
function mailLevel({ isSetUp, failed, unknown, lastError }: DeskHealth['mail']): Level {
  if (lastError) return 'bad';
  return isSetUp && failed + unknown === 0 ? 'good' : 'look';
}

function mailText({ isSetUp, sent, failed, unknown, lastError }: DeskHealth['mail'], now: number): string {
  if (!isSetUp) return text.noMail;
  if (lastError) return text.mailFailed({ time: formatWhen(lastError.at, now), reason: lastError.reason });
  if (failed > 0) return text.someMailFailed({ sent, failed });
  return unknown > 0 ? text.someMailUnknown({ sent, unknown }) : text.mailSent({ count: sent });
}

function pushText({ isOn, devices, waiting }: DeskHealth['push']): string {
  if (!isOn) return text.noPush;
  return waiting > 0 ? text.devicesWaiting({ count: devices, waiting }) : text.devices({ count: devices });
}

const signColors: Record<Level, string> = {
  good: 'bg-done text-on-done',
  look: 'bg-partial text-on-partial',
  bad: 'bg-missed text-on-missed',
};

type PartProps = { level: Level; name: string; state: string; action?: ReactNode };

function Part({ level, name, state, action }: PartProps) {
  return (
    <li className="grid min-h-11 grid-cols-[22px_72px_minmax(0,1fr)_auto] items-center gap-x-2.5 border-t border-line py-1 text-md first:border-0">
      <span
        className={`grid size-4.5 place-items-center rounded-[4px] text-xs font-[800] ${signColors[level]}`}
      >
        {level === 'look' ? '!' : <Icon name={level === 'good' ? 'check' : 'cross'} size={15} />}
      </span>
      <b className="font-[660]">{name}</b>
      <span className="text-sm wrap-anywhere text-ink-2">
        <span className="sr-only">{text.levels[level]} </span>
        {state}
      </span>
      {action}
    </li>
  );
}
