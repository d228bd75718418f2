import type { DeskClub } from '@hundred/contract/desk/club';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { deskAnswers } from '../../features/desk/testing/desk-answers';
import { expectNoViolations } from '../../testing/barriers';
import { expectMessage } from '../../testing/messages';
import { showPage } from '../../testing/show-page';
import { type Answers, refusal, serverError } from '../../testing/story-api';

const club: DeskClub = {
  id: '00000000-0000-4000-8000-000000000911',
  name: 'Sports Club',
  members: 212,
  mostMembers: 500,
  owner: 'Mara',
  isMine: true,
};
const show = (answers: Answers, width = 1366) =>
  showPage('/desk', personas['day 1'](), {
    answers: { ...deskAnswers(), ...answers },
    width,
    height: 900,
  });
const card = page.getByRole('region', { name: 'Club team' });
const makeButton = card.getByRole('button', { name: 'Make the club team' });
const openCard = () => card.getByRole('heading', { name: 'Club team' }).click();
const nameField = card.getByLabelText('Team name');

describe('The club team on the desk', () => {
  it('is made with a name, and then leads to its page', async () => {
    const sent: unknown[] = [];
    let createdClub: DeskClub | null = null;
    await show({
      'GET /desk/club': () => ({ club: createdClub }),
      'POST /desk/club': (_: unknown, body: unknown) => {
        sent.push(body);
        createdClub = { ...club, members: 1 };
        return { success: true, id: club.id };
      },
    });
    await openCard();
    await expect.element(card.getByText(/One team for up to 500 people/)).toBeVisible();
    await makeButton.click();
    await expect.element(nameField).toHaveAccessibleDescription(/must have at least one visible character/);
    expect(sent).toEqual([]);
    await nameField.fill('Sports Club');
    await makeButton.click();
    await expectMessage('The club team is ready.');
    expect(sent).toEqual([{ name: 'Sports Club' }]);
    await expect.element(card.getByText('1 of 500 people · You own this team.')).toBeVisible();
    await expect
      .element(card.getByRole('link', { name: 'Open team and invite' }))
      .toHaveAttribute('href', `/together/team/${club.id}`);
    await expectNoViolations();
  });

  it('keeps the name if it was not made, and says why', async () => {
    const reason = 'Choose a display name first, so others know who you are.';
    await show({ 'POST /desk/club': refusal(409, 'name_required', reason) });
    await openCard();
    await nameField.fill('Sports Club');
    await makeButton.click();
    await expectMessage(reason);
    await expect.element(nameField).toHaveValue('Sports Club');
  });

  it.each([
    ['of another operator', 'Mara', '212 of 500 people · Mara owns this team.'],
    [
      'without an operator',
      null,
      '212 of 500 people · No operator is in this team, so its link doesn’t work.',
    ],
  ])('%s is taken over after a question', async (_, owner, line) => {
    let currentClub: DeskClub = { ...club, owner, isMine: false };
    await show({
      'GET /desk/club': () => ({ club: currentClub }),
      'POST /desk/club/owner': () => {
        currentClub = club;
        return { success: true };
      },
    });
    await expect.element(card.getByText(line)).toBeVisible();
    await card.getByRole('button', { name: 'Take over' }).click();
    const question = page.getByRole('alertdialog', { name: 'Take over the club team?' });
    await question.getByRole('button', { name: 'Take over' }).click();
    await expectMessage('You own the club team now.');
    await expect.element(card.getByText('212 of 500 people · You own this team.')).toBeVisible();
  });

  it('offers a retry if it did not load', async () => {
    await show({ 'GET /desk/club': serverError() }, 390);
    await expect.element(page.getByText('We couldn’t load the club team')).toBeVisible();
  });
});
