import type { DeskHealth } from '@hundred/contract/desk/installation';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../../platform/session';
import { Icon } from '../../../ui/icon';
import { insertElements } from '../../../ui/language/insert-elements';
import { DeskCard } from '../desk-card';
import { healthQuery } from '../desk-queries';
import { Loaded } from '../loaded';
import { useAction } from '../use-action';
import { useNow } from '../use-now';
import {
  backupLevel,
  backupText,
  diskLevel,
  type Level,
  mailLevel,
  mailText,
  pushText,
  storageText,
} from './health-state';
import { text } from './text';

/** The parts of the installation. Each has a green check, a yellow sign with what to do, or a red cross. */
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
        {(data) => <HealthParts health={data} />}
      </Loaded>
    </DeskCard>
  );
}

function HealthParts({ health }: { health: DeskHealth }) {
  const api = useApi();
  const now = useNow();
  const testMail = useAction({
    act: () => api.post('/desk/health/test-mail'),
    doneText: ({ to }) => text.testSent({ address: to }),
  });
  const { storage, lastBackup, mail, push } = health;
  return (
    <ul>
      <HealthPart level={diskLevel(storage.free)} name={text.storage} state={storageText(storage)} />
      <HealthPart
        level={backupLevel(lastBackup, now)}
        name={text.backup}
        state={insertElements(backupText(lastBackup, now), { command: <Code>{text.backupCommand}</Code> })}
      />
      <HealthPart
        level={mailLevel(mail)}
        name={text.mail}
        state={
          mail.isSetUp
            ? mailText(mail, now)
            : insertElements(text.noMail, { setting: <Code>{text.mailSetting}</Code> })
        }
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
      <HealthPart level={push.isOn ? 'good' : 'look'} name={text.push} state={pushText(push)} />
      {testMail.signInDialog}
    </ul>
  );
}

/** Breaks only if it is longer than a line. */
const Code = ({ children }: { children: string }) => (
  <code className="inline-block max-w-full text-[.92em]">{children}</code>
);

const signColors: Record<Level, string> = {
  good: 'bg-done text-on-done',
  look: 'bg-partial text-on-partial',
  bad: 'bg-missed text-on-missed',
};

type HealthPartProps = { level: Level; name: string; state: ReactNode; action?: ReactNode };

function HealthPart({ level, name, state, action }: HealthPartProps) {
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
