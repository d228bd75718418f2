import type { DeskClub } from '@hundred/contract/desk/club';
import { mostClubMembers } from '@hundred/domain/together/group-limits';
import { wrongWithGroupName } from '@hundred/domain/together/group-name';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../platform/session';
import { Button, ButtonLink } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { Form } from '../../../ui/forms/form';
import { TextField } from '../../../ui/forms/text-field';
import { DeskCard } from '../desk-card';
import { clubQuery } from '../desk-queries';
import { Loaded } from '../loaded';
import { useAction } from '../use-action';
import { text } from './text';

/** The team of the whole club, or the form that makes it, folded because it is needed once. */
export function ClubCard() {
  const query = useQuery(clubQuery(useApi()));
  return (
    <DeskCard title={text.title} isOpen={query.isError || Boolean(query.data?.club)}>
      <Loaded query={query} loading={text.loading} notLoaded={text.notLoaded} className="h-24">
        {({ club }) => (club ? <ClubTeam club={club} /> : <NewClubForm />)}
      </Loaded>
    </DeskCard>
  );
}

function ClubTeam({ club }: { club: DeskClub }) {
  const { id, name, members, mostMembers, isMine } = club;
  return (
    <>
      <p className="mt-1 font-[640] wrap-anywhere">{name ?? text.nameless}</p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-2">
          {text.members({ members, most: mostMembers })} · {ownerText(club)}
        </p>
        {isMine ? (
          <ButtonLink to={`/together/team/${id}`} size="small">
            {text.open}
          </ButtonLink>
        ) : (
          <TakeOverButton />
        )}
      </div>
    </>
  );
}

function ownerText({ owner, isMine }: DeskClub): string {
  if (isMine) return text.yours;
  return owner ? text.ownedBy({ name: owner }) : text.ownedByNobody;
}

function TakeOverButton() {
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  const closeDialog = () => setAsking(false);
  const takeOverAction = useAction({
    act: () => api.post('/desk/club/owner'),
    doneText: text.taken,
    onDone: closeDialog,
  });
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {text.takeOver}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text.askTakeOver}
        description={text.takeOverHint}
        confirmText={text.takeOver}
        busy={takeOverAction.isBusy}
        onConfirm={() => takeOverAction.run()}
        onCancel={closeDialog}
      />
      {takeOverAction.signInDialog}
    </>
  );
}

function NewClubForm() {
  const api = useApi();
  const [name, setName] = useState('');
  const [showsProblems, setShowsProblems] = useState(false);
  const createAction = useAction({ act: () => api.post('/desk/club', { name }), doneText: text.made });
  const problem = wrongWithGroupName(name);
  return (
    <Form
      isInvalid={problem !== null}
      onSubmit={() => {
        setShowsProblems(true);
        if (problem === null) createAction.run();
      }}
      className="mt-1 grid gap-3"
    >
      <p className="text-sm text-ink-2">{text.hint({ most: mostClubMembers })}</p>
      <TextField
        label={text.name}
        hint={text.nameHint}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        {...(showsProblems && problem !== null && { error: text.nameProblem({ problem }) })}
      />
      <Button
        type="submit"
        look="ink"
        busy={createAction.isBusy}
        busyText={text.making}
        className="justify-self-end"
      >
        {text.make}
      </Button>
      {createAction.signInDialog}
    </Form>
  );
}
