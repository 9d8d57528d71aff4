import '@testing-library/jest-dom';
import {
  cleanEmail,
  emailsToClean,
  emailsWithSlips,
  enter,
  unseenName,
} from '@portal/application-ui/testing';
import { permissions } from '@portal/contract-svc-auth-v1';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff } from '../../testing';
import { ofReviewers } from '../../testing/permissions';
import { aline, eric } from '../../testing/sample-administration';

const everybody = {
  staff: [aline, eric],
  roles: [
    { role: 'admin', permissions: [...permissions] },
    { role: 'reviewer', permissions: [...ofReviewers] },
  ],
};

test('what people type for an invitation is read by the one rule of addresses and names', async () => {
  const { staff } = everybody;
  const server = fakeServer({ 'GET /api/staff': everybody }).answers('POST /api/staff', { staff: staff[1] });
  openStaff('/admin/portal-settings/staff', server);
  await screen.findByRole('table', { name: 'Staff accounts' });
  await userEvent.click(screen.getByRole('button', { name: 'Invite somebody' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Invite somebody' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Reviewer' }));
  await enter(userEvent, dialog.getByLabelText('Full name'), 'Uwase Ma\u00adrie');
  const typed = async (email: string) => {
    await userEvent.clear(dialog.getByLabelText('Email'));
    await enter(userEvent, dialog.getByLabelText('Email'), email);
  };
  for (const slip of emailsWithSlips) {
    await typed(slip);
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(dialog.getByLabelText('Email')).toBeInvalid();
  }
  expect(server.asked.some(({ method }) => method === 'POST')).toBe(false);
  await typed(emailsToClean[4]);
  expect(dialog.getByLabelText('Email')).toHaveValue(cleanEmail);
  for (const name of ['A', 'www.example.com', unseenName]) {
    await userEvent.clear(dialog.getByLabelText('Full name'));
    await enter(userEvent, dialog.getByLabelText('Full name'), name);
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(dialog.getByLabelText('Full name')).toBeInvalid();
  }
  expect(server.asked.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.clear(dialog.getByLabelText('Full name'));
  await enter(userEvent, dialog.getByLabelText('Full name'), 'Uwase Ma\u00adrie');
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  const body = { name: 'Uwase Marie', email: cleanEmail, role: 'reviewer' };
  expect(server.asked).toContainEqual({ method: 'POST', path: '/api/staff', body });
});
