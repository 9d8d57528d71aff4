import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { fakeShell } from '@portal/remote-sdk/dev';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffContext } from '../../frame/common/staff-context';
import { contracts, type FakeServer, fakeServer, refusal, sampleSent } from '../../testing';
import { FeedbackForm } from './feedback-form';

const mail = { to: 'ineza@example.org', subject: 'Your application', text: 'Dear Ineza,\nWell done.' };
const message = 'Application status updated to approved and email notification sent to applicant.';
const sent = sampleSent(message);

function open(server: FakeServer) {
  const shell = fakeShell();
  const onSent = jest.fn();
  const onOvertaken = jest.fn();
  render(
    <StaffContext
      value={{ shell, api: contracts.watch(server), userId: 1, can: () => true, proven: (doing) => doing() }}
    >
      <FeedbackForm application={{ id: 12, version: 3 }} onSent={onSent} onOvertaken={onOvertaken} />
    </StaffContext>,
  );
  return { shell, server, onSent, onOvertaken };
}

const portal = () => fakeServer({ 'POST /api/feedback/preview': mail, 'POST /api/feedback': sent });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function write(status: string, text: string) {
  await userEvent.selectOptions(screen.getByLabelText('New status'), status);
  await userEvent.clear(screen.getByLabelText('Message to the applicant'));
  await enter(userEvent, screen.getByLabelText('Message to the applicant'), text);
}

beforeEach(() => localStorage.clear());

test('a decision shows the email that goes out, and goes out when confirmed', async () => {
  const { server, shell, onSent } = open(portal());
  await write('approved', 'Welcome to the team, Ineza.');
  await press('Send Feedback');
  expect(await screen.findByText('ineza@example.org')).toBeVisible();
  expect(screen.getByText(/Well done/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Send this email?' })).toHaveFocus();
  expect(server.asked.map((one) => one.path)).toEqual(['/api/feedback/preview']);

  await press('Confirm and send');
  expect(server.asked.at(-1)).toEqual({
    method: 'POST',
    path: '/api/feedback',
    body: { application_id: 12, status: 'approved', message: 'Welcome to the team, Ineza.', version: 3 },
  });
  expect(shell.calls).toContainEqual(['notify', 'success', message]);
  expect(onSent).toHaveBeenCalledWith(sent);
  const notice = screen.getByText(message);
  expect(notice).toBeVisible();
  expect(document.activeElement).toContainElement(notice);
  await userEvent.selectOptions(screen.getByLabelText('New status'), 'rejected');
  expect(screen.queryByText(message)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('New status'), '');
  expect(localStorage.length).toBe(0);
});

test('Ctrl and Enter that are held show the email, and send it only when they are pressed again', async () => {
  const { server } = open(portal());
  await write('approved', 'Welcome to the team, Ineza.');
  const keys = { key: 'Enter', ctrlKey: true };
  fireEvent.keyDown(screen.getByLabelText('Message to the applicant'), keys);
  const heading = await screen.findByRole('heading', { name: 'Send this email?' });
  const isLeftToBrowser = fireEvent.keyDown(heading, { ...keys, repeat: true });
  await act(async () => undefined);
  expect(isLeftToBrowser).toBe(false);
  expect(server.asked.map(({ path }) => path)).toEqual(['/api/feedback/preview']);
  fireEvent.keyDown(heading, keys);
  expect(await screen.findByText(message)).toBeVisible();
});

test.each([
  ['nothing', null, '', 'Please select a status and provide feedback.'],
  ['no message', 'rejected', ' ', 'Please select a status and provide feedback.'],
  ['a short message', 'rejected', ' 123456789 ', 'Feedback message must be at least 10 characters long.'],
])(
  'with %s the button looks disabled, and pressed it says what is missing',
  async (_story, status, text, result) => {
    document.title = 'INT-12';
    const { server } = open(portal());
    if (status) await write(status, text);
    const button = screen.getByRole('button', { name: 'Send Feedback' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(screen.getByRole('alert')).toHaveTextContent(result);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(document.title).toBe('Error: INT-12');
    expect(server.asked).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText('New status'), 'in-review');
    expect(document.title).toBe('INT-12');
  },
);

test('a message of over 1000 characters is counted and not sent', async () => {
  open(portal());
  await userEvent.selectOptions(screen.getByLabelText('New status'), 'in-review');
  await userEvent.click(screen.getByLabelText('Message to the applicant'));
  await userEvent.paste('a'.repeat(1001));
  expect(screen.getByText('1001/1000', { exact: false })).toHaveClass('p-count-over');
  await press('Send Feedback');
  expect(screen.getByRole('alert')).toHaveTextContent('Feedback message cannot exceed 1000 characters.');
});

test('when a colleague was faster, their decision is shown and the text is kept', async () => {
  const other = {
    status: 'rejected',
    decided_by: 'Eric',
    decided_at: null,
    message: 'Not this year, sorry.',
  };
  const { server, onOvertaken } = open(
    portal().answers('POST /api/feedback', refusal(409, { message: 'Stale', version: 7, current: other })),
  );
  await write('approved', 'Welcome to the team, Ineza.');
  await press('Send Feedback');
  await press('Confirm and send');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Rejected, set by Eric.');
  expect(document.activeElement).toContainElement(alert);
  expect(onOvertaken).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Not this year, sorry.')).toBeVisible();
  expect(screen.getByLabelText('Message to the applicant')).toHaveValue('Welcome to the team, Ineza.');

  server.answers('POST /api/feedback', sent);
  await press('Send Feedback');
  await press('Confirm and send');
  expect(server.asked.at(-1)?.body).toMatchObject({ version: 7 });
});

test('a failure shows the server’s message and nothing is lost', async () => {
  open(portal().answers('POST /api/feedback', refusal(503, { message: 'Not available at the moment.' })));
  await write('approved', 'Welcome to the team, Ineza.');
  await press('Send Feedback');
  await press('Confirm and send');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not available at the moment.');
  await press('Back to the text');
  expect(screen.getByLabelText('Message to the applicant')).toHaveValue('Welcome to the team, Ineza.');
  expect(screen.getByLabelText('Message to the applicant')).toHaveFocus();
});

test('a failure without a message of the server shows that it failed', async () => {
  open(portal().answers('POST /api/feedback', refusal(500, { message: '' })));
  await write('approved', 'Welcome to the team, Ineza.');
  await press('Send Feedback');
  await press('Confirm and send');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send feedback. Please try again.');
});

test('the typed text is still there when the form opens again', async () => {
  open(portal());
  await write('rejected', 'Thank you, but');
  document.body.replaceChildren();
  open(portal());
  expect(screen.getByLabelText('New status')).toHaveValue('rejected');
  expect(screen.getByLabelText('Message to the applicant')).toHaveValue('Thank you, but');
});

test('an email that is still on its way is a warning', async () => {
  const late = { ...sent, email_sent: false, email_warning: 'The email is on its way.' };
  const { shell } = open(portal().answers('POST /api/feedback', late));
  await write('approved', 'Welcome to the team, Ineza.');
  await press('Send Feedback');
  await press('Confirm and send');
  expect(shell.calls).toContainEqual(['notify', 'warning', 'The email is on its way.']);
  expect(screen.getByText('The email is on its way.')).toBeVisible();
});
