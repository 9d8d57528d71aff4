import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeResponse, openStaff, refusal, sampleDelayed, sampleReview } from '../../testing';
import { axe } from '../../testing/axe';
import { deskPortal, ineza } from '../../testing/sample-desk';
import { sampleReopening } from '../../testing/sample-reopening';
import { dayFromToday } from './rules';

const at = '/api/admin/applications/12';
const mail = { to: 'ineza@example.org', subject: 'We need something more from you', text: 'Dear Ineza,' };
const reason = 'Please say more about your reasons.';
const until = dayFromToday(14);
const sent = { reopening: sampleReopening({ until }), version: 4, email_sent: true };

const portal = () =>
  deskPortal().answers(`POST ${at}/reopenings/preview`, mail).answers(`POST ${at}/reopenings`, sent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function request(server = portal()) {
  const opened = openStaff('/dashboard/intern/12', server);
  await press('Request information, or reopen sections');
  expect(await screen.findByRole('heading', { name: 'Request information' })).toHaveFocus();
  return opened;
}

beforeEach(() => localStorage.clear());

test('sections are reopened until a day, after a look at the email', async () => {
  const { server, shell } = await request();
  await press('Show the email');
  expect(await screen.findByText(/^Say what you need, in 10 characters/, { selector: 'a' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('What do you need?'), reason);
  expect(screen.queryByLabelText('Until the end of')).toBeNull();
  await userEvent.click(screen.getByLabelText('Signed CV / Resume'));
  await userEvent.click(screen.getByLabelText('Personal statement'));
  expect(screen.getByLabelText('Until the end of')).toHaveValue(until);
  await press('Show the email');
  expect(await screen.findByText('ineza@example.org')).toBeVisible();
  expect(screen.getByText(/^The selected sections are open until the end of/)).toBeVisible();
  await press('Confirm and send');
  expect(await screen.findByLabelText('New status')).toBeVisible();
  expect(server.asked.find(({ path }) => path === `${at}/reopenings`)?.body).toEqual({
    sections: ['statement', 'documents.cv'],
    reason,
    until,
    version: 3,
  });
  expect(shell.calls).toContainEqual(['notify', 'success', 'Sections reopened.']);
  expect(JSON.stringify({ ...localStorage })).not.toContain(reason);
});

test('without a section it is a message that asks for information', async () => {
  const server = portal()
    .answers('POST /api/feedback/preview', mail)
    .answers('POST /api/feedback', refusal(503, { message: 'Not available at the moment.' }));
  await request(server);
  await userEvent.type(screen.getByLabelText('What do you need?'), reason);
  await press('Show the email');
  await press('Confirm and send');
  expect(await screen.findByText('Not available at the moment.')).toBeVisible();
  expect(server.asked.at(-1)?.body).toEqual({
    application_id: 12,
    status: 'in-review',
    type: 'request_info',
    message: reason,
    version: 3,
  });
  await press('Back to the text');
  expect(screen.getByLabelText('What do you need?')).toHaveValue(reason);
});

test('when a colleague was faster the words stay', async () => {
  const message = 'This application is reopened already. Wait for the answers, or end that first.';
  await request(portal().answers(`POST ${at}/reopenings`, refusal(409, { message })));
  await userEvent.type(screen.getByLabelText('What do you need?'), reason);
  await userEvent.click(screen.getByLabelText('Personal statement'));
  await press('Show the email');
  await press('Confirm and send');
  expect(await screen.findByText(message)).toBeVisible();
  document.body.replaceChildren();
  await request();
  expect(screen.getByLabelText('What do you need?')).toHaveValue(reason);
  expect(screen.getByLabelText('Personal statement')).toBeChecked();
});

describe('while the email loads', () => {
  const begun = async (call: string, then: () => Promise<void>) => {
    const answers: ((mail: object) => void)[] = [];
    const server = portal().answers(call, () => new Promise((resolve) => answers.push(resolve)));
    const opened = await request(server);
    await userEvent.type(screen.getByLabelText('What do you need?'), reason);
    await then();
    await press('Show the email');
    return { ...opened, answer: () => act(async () => answers.at(-1)?.(mail)) };
  };
  const noMail = () => {
    expect(screen.queryByText('ineza@example.org')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show the email' })).toBeVisible();
  };

  test('words that are typed need another look at it', async () => {
    const { answer } = await begun('POST /api/feedback/preview', async () => undefined);
    await userEvent.type(screen.getByLabelText('What do you need?'), ' And your age.');
    await answer();
    noMail();
    await press('Show the email');
    await answer();
    expect(await screen.findByText('ineza@example.org')).toBeVisible();
  });

  test('so does a section that is ticked', async () => {
    const tick = (name: string) => userEvent.click(screen.getByLabelText(name));
    const { answer } = await begun(`POST ${at}/reopenings/preview`, () => tick('Personal statement'));
    await tick('Signed CV / Resume');
    await answer();
    noMail();
  });
});

test('after a change by a colleague the application is loaded again, and the next try sends its version', async () => {
  const message = 'This application has changed since you opened it.';
  const server = portal().answers(`POST ${at}/reopenings`, refusal(409, { message }));
  await request(server);
  await userEvent.type(screen.getByLabelText('What do you need?'), reason);
  await userEvent.click(screen.getByLabelText('Personal statement'));
  await press('Show the email');
  server.answers(`GET ${at}`, { review: sampleReview(ineza, { version: 8 }) });
  await press('Confirm and send');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('What do you need?')).toHaveValue(reason);
  await waitFor(() => expect(server.asked.filter(({ path }) => path === at)).toHaveLength(2));
  server.answers(`POST ${at}/reopenings`, sent);
  await press('Show the email');
  await press('Confirm and send');
  await waitFor(() =>
    expect(server.asked.findLast(({ path }) => path === `${at}/reopenings`)?.body).toMatchObject({
      version: 8,
    }),
  );
});

test('a request that a colleague has made before leaves the words on the page, with the reason', async () => {
  const message = 'This application is reopened already. Wait for the answers, or end that first.';
  const server = portal().answers(`POST ${at}/reopenings`, refusal(409, { message }));
  await request(server);
  await userEvent.type(screen.getByLabelText('What do you need?'), reason);
  await userEvent.click(screen.getByLabelText('Personal statement'));
  await press('Show the email');
  const other = sampleReopening({ saved_at: '2026-11-22T10:00:00.000Z' });
  const { by: _, ...reopened } = other;
  server
    .answers(`GET ${at}`, { review: sampleReview(ineza, { reopened, reopened_times: 1 }) })
    .answers(`GET ${at}/reopenings`, { reopenings: [other] });
  await press('Confirm and send');
  await waitFor(() => expect(server.asked.filter(({ path }) => path === at)).toHaveLength(2));
  expect(await screen.findByText(/has not sent them yet/)).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByLabelText('What do you need?')).toHaveValue(reason);
});

test('a message that waits can be undone, as its email says', async () => {
  const delayed = {
    ...sampleDelayed(new Date(Date.now() + 600_000).toISOString()),
    status: 'in-review' as const,
  };
  const server = portal()
    .answers('POST /api/feedback/preview', { ...mail, hold_minutes: 10 })
    .answers('POST /api/feedback', () => {
      server.answers(`GET ${at}`, { review: sampleReview(ineza, { held_decision: delayed }) });
      const { id, type, status, version, updated_at } = ineza;
      const application = { id, type, status, version, updated_at };
      return new FakeResponse(202, { application, held: delayed, message: '' });
    });
  const { shell } = await request(server);
  await userEvent.type(screen.getByLabelText('What do you need?'), reason);
  await press('Show the email');
  expect(await screen.findByText(/It will be sent 10 minutes after you confirm/)).toBeVisible();
  await press('Confirm and send');
  expect(await screen.findByText(/^Decision saved. It will be sent at/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(server.asked.find(({ path }) => path === '/api/feedback')?.body).toMatchObject({
    type: 'request_info',
    hold_minutes: 10,
  });
  expect(shell.calls).toContainEqual(['notify', 'success', expect.stringMatching(/It will be sent at/)]);
  expect(JSON.stringify({ ...localStorage })).not.toContain(reason);
});

describe('an application that was reopened', () => {
  const saved_at = '2026-11-22T10:00:00.000Z';
  const after = sampleReview(ineza, {
    personal_statement: 'I want to learn how people are cared for at home.',
    uploads: [
      {
        ...(sampleReview(ineza).uploads[0] as object),
        file_path: '12/new.pdf',
        original_name: 'new.pdf',
      } as never,
    ],
  });
  const reopened = (state: 'open' | 'answered') => {
    const one = sampleReopening({ state, saved_at, ended_at: state === 'open' ? null : saved_at });
    const { by: _, ...result } = one;
    return deskPortal()
      .answers(`GET ${at}`, { review: sampleReview(ineza, { reopened: result, reopened_times: 1 }) })
      .answers(`GET ${at}/reopenings`, { reopenings: [one] })
      .answers(`GET ${at}/reopenings/1`, { reopening: one, before: sampleReview(ineza), after })
      .answers(`POST ${at}/reopenings/1/end`, { reopening: { ...one, state: 'ended' } });
  };

  test('is read before and after, word by word, with both files', async () => {
    openStaff('/dashboard/intern/12', reopened('answered'));
    expect((await screen.findAllByText('Answered')).length).toBeGreaterThan(0);
    await press('Before and after');
    const dialog = within(await screen.findByRole('dialog', { name: 'Before and after' }));
    expect((await dialog.findByText('cannot be cured.', { selector: 'del', exact: false })).textContent).toBe(
      'removed: when they cannot be cured.',
    );
    expect(dialog.getByText('at home.', { selector: 'ins', exact: false })).toBeVisible();
    expect(dialog.getByRole('link', { name: /^cv.pdf/ })).toHaveAttribute('href', '/api/storage/12/cv.pdf');
    expect(dialog.getByRole('link', { name: /^new.pdf/ })).toBeVisible();
    expect(await axe(document.body)).toEqual([]);
  });

  test('waits for its answers, and is ended by staff; meanwhile nothing more is asked', async () => {
    const { server } = openStaff('/dashboard/intern/12', reopened('open'));
    expect(await screen.findByText(/has not sent them yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Request information/ })).toBeNull();
    await press('End now');
    expect(server.asked.map(({ path }) => path)).toContain(`${at}/reopenings/1/end`);
  });
});
