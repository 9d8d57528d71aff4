import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStaff, sampleReview } from '../../testing';
import { deskPortal, ineza } from '../../testing/sample-desk';

const prepared = {
  ...{
    id: 41,
    version: 2,
    status: 'approved' as const,
    type: 'approval',
    message: 'Welcome to the team, Ineza.',
  },
  ...{ prepared_by: 'Eric Nshuti', prepared_at: '2026-11-21T09:00:00.000Z', releasing: false },
};
const draft = 'staff:feedback:1:12';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const message = () => screen.findByLabelText('Message to the applicant');

function open() {
  const review = sampleReview(ineza, { prepared_decision: prepared as never });
  openStaff('/dashboard/intern/12', deskPortal().answers('GET /api/admin/applications/12', { review }));
}

beforeEach(() => localStorage.clear());

test('Change of a prepared decision keeps what somebody has typed about the application', async () => {
  const typed = { status: 'rejected', message: 'A text that took half an hour.' };
  localStorage.setItem(draft, JSON.stringify(typed));
  open();
  await press('Change');
  expect(await message()).toHaveValue(typed.message);
  await press('Keep as it is');
  expect(JSON.parse(localStorage.getItem(draft) ?? 'null')).toEqual(typed);
});

test('Keep as it is forgets the changes, and Change begins with the prepared words again', async () => {
  open();
  await press('Change');
  expect(await message()).toHaveValue(prepared.message);
  await enter(userEvent, await message(), ' In June.');
  await press('Keep as it is');
  expect(localStorage.getItem(draft)).toBeNull();
  await press('Change');
  expect(await message()).toHaveValue(prepared.message);
});
