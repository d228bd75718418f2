import type { ChallengeMember, GroupChallenge } from '@hundred/contract/together/group-challenges';
import { lastJoiningDate } from '@hundred/domain/together/challenge-goals';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../../platform/format/format';
import { usePageTitle } from '../../../platform/look/page-title';
import { NotLoaded } from '../../../platform/not-loaded';
import { useApi } from '../../../platform/session';
import { ButtonLink } from '../../../ui/button';
import { lazyDialog } from '../../../ui/feedback/lazy-part';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import { HundredGrid } from '../../../ui/hundred-grid/hundred-grid';
import { insertElements } from '../../../ui/language/insert-elements';
import { TitledCard } from '../../../ui/titled-card';
import { GroupCard } from '../groups/group-card';
import { GroupFrame, TwoColumns } from '../groups/group-frame';
import { GroupGone } from '../groups/group-gone';
import { challengeQuery, isGone } from '../groups/group-queries';
import { GroupSkeleton } from '../groups/group-skeleton';
import { formatDay, formatDayOfInstant, groupNameOf, momentText, nameOf } from '../groups/group-text';
import { MemberButton } from '../groups/member-button';
import { NeedsConnectionLine } from '../groups/needs-connection-line';
import { useOwnDay } from '../groups/own-day';
import { ReadOnlyLine } from '../groups/read-only-line';
import { mostCells } from '../hub/challenge-cells';
import { InviteCard } from '../invite/invite-card';
import { DayCells } from '../team/day-cells';
import { text as sharedText } from '../text/shared';
import {
  ledeOf,
  noteOf,
  ownScoreText,
  phaseText,
  resultText,
  scoreUnit,
  togetherText,
} from './challenge-text';
import { RankedRows } from './ranked-rows';
import { text } from './text';

const MemberDialog = lazyDialog(() => import('../groups/member-dialog'));

export function ChallengePage({ id }: { id: string }) {
  const challenge = useQuery(challengeQuery(useApi(), id));
  const ownDay = useOwnDay();
  usePageTitle(groupNameOf('challenge', challenge.data?.name ?? null));
  if (isGone(challenge.error)) return <GroupGone kind="challenge" id={id} />;
  if (challenge.data)
    return <ShownChallenge challenge={ownDay.inChallenge(challenge.data)} asOf={challenge.dataUpdatedAt} />;
  if (!challenge.error) return <GroupSkeleton label={text.loading} />;
  return <NotLoaded queries={[challenge]} title={text.notLoaded} headingLevel={1} />;
}

function ShownChallenge({ challenge, asOf }: { challenge: GroupChallenge; asOf: number }) {
  const [member, setMember] = useState<ChallengeMember>();
  const { phase } = challenge;
  return (
    <GroupFrame title={groupNameOf('challenge', challenge.name)} lede={ledeOf(challenge)}>
      <NeedsConnectionLine />
      {challenge.isReadOnly && <ReadOnlyLine kind="challenge" />}
      <TwoColumns
        aside={
          <>
            {challenge.goal === 'together' && <TogetherCard challenge={challenge} />}
            {phase === 'running' && <OwnScoreCard challenge={challenge} />}
            {phase !== 'settled' && (
              <InviteCard kind="challenge" group={challenge} closedReason={whyClosed(challenge)} />
            )}
            <GroupCard kind="challenge" group={challenge} />
          </>
        }
      >
        <section aria-labelledby="challenge-board">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 id="challenge-board">{phaseText(challenge)}</h2>
            {phase !== 'settled' && (
              <p className="text-sm font-[560] text-ink-3">{text.asOf({ time: momentText(asOf) })}</p>
            )}
          </div>
          {phase === 'settled' && <p className="mb-4 text-lg font-[600]">{resultText(challenge)}</p>}
          <Board challenge={challenge} onMember={setMember} />
          <p className="mt-2.5 text-sm text-ink-3">{smallPrint(challenge)}</p>
        </section>
      </TwoColumns>
      {member && (
        <MemberDialog
          kind="challenge"
          group={challenge}
          member={member}
          onClose={() => setMember(undefined)}
        />
      )}
    </GroupFrame>
  );
}

type BoardProps = { challenge: GroupChallenge; onMember: (member: ChallengeMember) => void };

function Board({ challenge, onMember }: BoardProps) {
  const { goal, dates, date, phase } = challenge;
  const hasCells = goal !== 'reps' && dates <= mostCells && phase !== 'ahead';
  return (
    <RankedRows
      label={text.board}
      rows={challenge.members.map((person) => ({
        id: person.id,
        ...(person.rank !== null && phase !== 'ahead' && { rank: person.rank }),
        name: nameOf(person),
        isVip: person.vip,
        isMe: person.isMe,
        note: phase === 'ahead' ? '' : noteOf(challenge, person),
        ...(hasCells && {
          cells: (
            <DayCells
              done={person.score}
              past={Math.max(person.dates, person.score)}
              // An older server does not send how many dates a member still has, so those of the person themselves are
              // shown.
              ahead={person.ahead ?? dates - date}
            />
          ),
        }),
        score: person.score,
        unit: scoreUnit(goal, person.score),
        action: phase !== 'settled' && !person.isMe && (
          <MemberButton member={person} onPress={() => onMember(person)} />
        ),
      }))}
    />
  );
}

/** The person's own score, and their day with a link to it while it is still open. */
function OwnScoreCard({ challenge }: { challenge: GroupChallenge }) {
  const me = challenge.members.find(({ isMe }) => isMe);
  const standing = me?.standing;
  return (
    <TitledCard title={text.yourScore}>
      {standing && (
        <div className="max-w-[26rem]">
          <HundredGrid
            days={{ today: standing.day, todayDone: standing.today === 'done', streak: standing.streak }}
            show="row"
          />
        </div>
      )}
      <p className="mt-3 text-md text-ink-2">{ownScoreText(challenge)}</p>
      {standing?.today === 'open' && (
        <ButtonLink to="/dashboard" size="small" className="mt-4">
          {sharedText.doDay({ day: standing.day })}
        </ButtonLink>
      )}
    </TitledCard>
  );
}

/** The sum of the days of all members. */
function TogetherCard({ challenge }: { challenge: GroupChallenge }) {
  const { sum, target } = challenge;
  if (sum === null || target === null) return null;
  return (
    <TitledCard title={text.together}>
      <p className="mt-2 mb-3">
        <span className="text-lg font-[560] tracking-normal text-ink-3">
          {insertElements(text.sumOf({ target }), {
            sum: <b className="numeral text-[2.75rem] text-ink">{formatNumber(sum)}</b>,
          })}
        </span>
      </p>
      <ProgressBar
        label={text.progress}
        tone="done"
        value={sum}
        max={target}
        text={text.progressOf({ sum, target })}
      />
      <p className="mt-3 text-md text-ink-2">{togetherText(challenge)}</p>
    </TitledCard>
  );
}

/** Why nobody can join any more; undefined while people can. */
function whyClosed({ members, mostMembers, date, phase }: GroupChallenge): string | undefined {
  if (date > lastJoiningDate || phase === 'settling') return text.joiningClosed;
  return members.length >= mostMembers ? text.full({ people: mostMembers }) : undefined;
}

/** The note below the board. */
function smallPrint(challenge: GroupChallenge): string {
  const end = endText(challenge);
  return challenge.goal === 'together' ? end : `${text.sharedRanks} ${end}`;
}

function endText({ phase, to, settlesAt }: GroupChallenge): string {
  if (phase === 'settled') return text.resultStays;
  const dates = { day: formatDay(to), settled: formatDayOfInstant(Date.parse(settlesAt)) };
  return phase === 'settling' ? text.endedOn(dates) : text.endsOn(dates);
}
