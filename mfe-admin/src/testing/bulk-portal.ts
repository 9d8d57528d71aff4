import { enter } from '@portal/application-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acted, type FakeServer, fakeServer, openStaff, overviewRow, previewed, sampleOverview } from '.';

/** The call of tests about acts on several applications. */
export const ACT = 'POST /api/admin/bulk-acts';
export const words = 'Welcome to the team in June.';
export const mail = {
  to: 'a@example.org',
  subject: 'Your application',
  text: 'Dear Ineza',
  hold_minutes: 10,
};

export const portal = (rows = [previewed(12), previewed(13)]) =>
  fakeServer({
    'GET /api/admin/applications': sampleOverview([overviewRow(12), overviewRow(13)]),
    'POST /api/admin/bulk-acts/preview': { applications: rows },
    'POST /api/feedback/preview': mail,
    [ACT]: acted([12, 13]),
  });

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Selects all of the page and opens the act. */
export async function choose(server: FakeServer, act = 'Set status') {
  const opened = openStaff('/admin/applications', server);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await press(act);
  return opened;
}

/** Approves with a message, and sends it. */
export async function decide() {
  await userEvent.selectOptions(await screen.findByLabelText('New status'), 'Approved');
  await userEvent.clear(screen.getByLabelText('Message to the applicants'));
  await enter(userEvent, screen.getByLabelText('Message to the applicants'), words);
  await press('Show the email');
  await screen.findByText('Dear Ineza');
  await press('Confirm and send');
}
