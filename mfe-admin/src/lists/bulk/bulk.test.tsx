import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acted, type FakeServer, previewed, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { ACT, choose, decide, mail, portal, press, words } from '../../testing/bulk-portal';

const bodies = (server: FakeServer) =>
  server.asked
    .filter(({ path }) => path === '/api/admin/bulk-acts')
    .map(({ body }) => body as { key: string });

beforeEach(() => localStorage.clear());

test('what the filter hides now is left out until it is included, and what cannot be decided shows why', async () => {
  const rows = [
    previewed(12),
    previewed(13, { listed: false }),
    previewed(14, { status: 'draft', refusal: 'It is not submitted yet.' }),
  ];
  const { server } = await choose(portal(rows));
  expect(
    within(await screen.findByRole('region', { name: '1 application from your list' })).getByText('INT-012'),
  ).toBeVisible();
  const hidden = within(screen.getByRole('region', { name: '1 application hidden by your filter' }));
  expect(hidden.getByText('Applicant 13')).toBeVisible();
  const left = within(screen.getByRole('region', { name: '1 application left out' }));
  expect(left.getByText('It is not submitted yet.')).toBeVisible();
  // The buttons of the step are last in the foot of the dialog.
  const foot = document.querySelector('.modal-footer');
  expect([...(foot?.querySelectorAll('button') ?? [])].map((one) => one.textContent)).toEqual([
    'Cancel',
    'Show the email',
  ]);
  server.answers(ACT, acted([12]));
  await decide();
  await screen.findByText('1 application decided');
  expect(bodies(server)[0]).toMatchObject({
    act: 'status',
    items: [{ id: 12, version: 3 }],
    status: 'approved',
    message: words,
    hold_minutes: 10,
  });
});

test('Escape in the email leads back to the words, and leaves the dialog open', async () => {
  await choose(portal());
  await userEvent.selectOptions(await screen.findByLabelText('New status'), 'Approved');
  await enter(userEvent, screen.getByLabelText('Message to the applicants'), words);
  await press('Show the email');
  await screen.findByText('Dear Ineza');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByLabelText('Message to the applicants')).toHaveFocus();
  expect(screen.getByLabelText('Message to the applicants')).toHaveValue(words);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('what the filter hides is decided, too, once it is included', async () => {
  const { server } = await choose(portal([previewed(12), previewed(13, { listed: false })]));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Include it too' }));
  await decide();
  await screen.findByText('2 applications decided');
  expect(bodies(server)[0]).toMatchObject({ items: [{ id: 12 }, { id: 13 }] });
});

test('an act that takes long is asked for again with its key until nothing waits', async () => {
  const { server } = await choose(portal());
  let calls = 0;
  server.answers(ACT, () => {
    calls += 1;
    if (calls > 1) return acted([12, 13]);
    const [done] = acted([12]).results;
    const waiting = { id: 13, state: 'waiting', reason: null, held_id: null, undoable: false };
    return { act: { id: 5 }, results: [done, waiting], waiting: 1 };
  });
  await decide();
  expect(await screen.findByRole('heading', { name: '2 applications decided' })).toHaveFocus();
  const [first, second] = bodies(server);
  expect([bodies(server).length, second]).toEqual([2, first]);
  expect(localStorage.getItem('staff:bulk-decision:1')).toBeNull();
});

test('after a failure the words are kept, and the same act goes on', async () => {
  const { server } = await choose(portal());
  server.answers(ACT, refusal(503, { message: 'Not available at the moment.' }));
  await decide();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not available at the moment.');
  expect(localStorage.getItem('staff:bulk-decision:1')).toContain(words);
  server.answers(ACT, acted([12, 13]));
  await press('Confirm and send');
  await screen.findByText('2 applications decided');
  expect(bodies(server)[1]?.key).toBe(bodies(server)[0]?.key);
});

test('what was left as it was is listed with its reason, and the rest is undone together', async () => {
  const { server } = await choose(portal());
  const [done] = acted([12]).results;
  const refused = {
    id: 13,
    state: 'refused',
    reason: 'It has changed since you opened the list.',
    held_id: null,
    undoable: false,
  };
  server.answers(ACT, { act: { id: 5 }, results: [done, refused], waiting: 0 });
  await decide();
  expect(await screen.findByText('INT-013: It has changed since you opened the list.')).toBeVisible();
  server.answers('POST /api/admin/bulk-acts/5/undo', { results: [{ id: 12, reason: null }] });
  await press('Undo all 1');
  expect(await screen.findByText('1 application undone')).toBeVisible();
});

test('referees are reminded without a further question', async () => {
  const { server } = await choose(portal(), 'Remind referees');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Remind the referees of 2 applications' })).toBeVisible(),
  );
  server.answers(ACT, {
    act: { id: 5 },
    results: acted([12, 13]).results.map((one) => ({ ...one, held_id: null, undoable: false })),
    waiting: 0,
  });
  await press('Remind the referees of 2 applications');
  await screen.findByText('2 applications reminded');
  expect(screen.queryByRole('button', { name: /Undo all/ })).toBeNull();
});

test('applications that cannot be looked at are looked at again', async () => {
  const { server } = await choose(portal().answers('POST /api/admin/bulk-acts/preview', refusal(503)));
  await screen.findByText('The applications could not be checked.');
  server.answers('POST /api/admin/bulk-acts/preview', { applications: [previewed(12)] });
  await press('Retry');
  await screen.findByText('1 application from your list');
});

test('a label is put on the chosen applications', async () => {
  const labels = [{ id: 7, name: 'Second look', tone: 'info', used: 2 }];
  const server = portal().answers('GET /api/admin/labels', { labels });
  await choose(server, 'Add a label');
  await userEvent.click(await screen.findByRole('button', { name: 'Label 2 applications' }));
  expect(await screen.findByText('Choose a label.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Label'), 'Second look');
  await press('Label 2 applications');
  await waitFor(() => expect(bodies(server)).toMatchObject([{ act: 'label', label: 7 }]));
  expect(await screen.findByText(/2 applications labelled/)).toBeVisible();
});

test('where there is no label yet it shows who makes one', async () => {
  await choose(portal().answers('GET /api/admin/labels', { labels: [] }), 'Add a label');
  expect(await screen.findByText(/An administrator can add labels in Portal Settings/)).toBeVisible();
});

test('owners of drafts are reminded, and those who cannot be are listed with the reason', async () => {
  const sent = previewed(13, { refusal: 'It has been submitted, so it needs no reminder.' });
  const { server } = await choose(portal([previewed(12, { status: 'draft' }), sent]), 'Send draft reminders');
  expect(await screen.findByText('It has been submitted, so it needs no reminder.')).toBeVisible();
  const [done] = acted([12]).results;
  server.answers(ACT, {
    act: { id: 5 },
    results: [{ ...done, held_id: null, undoable: false }],
    waiting: 0,
  });
  await press('Send reminders for 1 draft');
  await screen.findByText('1 application reminded');
  expect(bodies(server)).toMatchObject([{ act: 'remind-drafts', items: [{ id: 12 }] }]);
});

describe('applicants of several languages', () => {
  const replies = [
    { id: 1, language: 'en', name: 'Welcome', text: 'Dear {name}, welcome. {reference}' },
    { id: 2, language: 'fr', name: 'Bienvenue', text: 'Bonjour {name}, bienvenue. {reference}' },
  ].map((one) => ({
    ...one,
    ...{ status: 'approved', version: 1, changed_by: 'Eric', updated_at: '2026-11-20T08:00:00.000Z' },
  }));
  const rows = [
    previewed(12, { language: 'en' }),
    previewed(13, { language: 'fr', applicant_name: 'Léa Kagabo' }),
    previewed(14, { language: 'en' }),
  ];
  const server = () =>
    portal(rows)
      .answers('GET /api/admin/saved-replies', { replies })
      .answers('POST /api/feedback/preview', ({ body }: { body: unknown }) => {
        const { application_id: id, message } = body as { application_id: number; message: string };
        return { ...mail, to: `${id}@example.org`, text: message };
      });
  const take = async (index: number) => {
    await userEvent.click(screen.getAllByRole('button', { name: 'Saved replies' })[index] as HTMLElement);
    await screen.findByRole('option', { name: /Welcome/ });
    const list = within(screen.getByRole('listbox', { name: 'Saved replies' }));
    const first = list.getAllByRole('option')[0]?.textContent;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    return first;
  };

  test('get a reply of their own, each with their name, as the emails show', async () => {
    const opened = await choose(server());
    expect(await screen.findByLabelText('Message in English (2 applicants)')).toBeVisible();
    expect(await axe(document.body)).toEqual([]);
    expect(await take(0)).toContain('Welcome');
    expect(screen.getByLabelText('New status')).toHaveValue('approved');
    expect(await take(1)).toContain('Bienvenue');
    // The placeholders stay in the text for several applicants.
    expect(screen.getByLabelText('Message in French (1 applicant)')).toHaveValue(
      'Bonjour {name}, bienvenue. {reference}',
    );
    await press('Show the emails');
    expect(await screen.findByText('Dear Applicant 12, welcome. APP-012')).toBeVisible();
    expect(screen.getByText('Bonjour Léa Kagabo, bienvenue. APP-013')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'English · 2 applicants' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'French · 1 applicant' })).toBeVisible();
    opened.server.answers(ACT, acted([12, 13, 14]));
    await press('Confirm and send');
    await screen.findByText('3 applications decided');
    expect(bodies(opened.server)[0]).toMatchObject({
      message: 'Dear {name}, welcome. {reference}',
      messages: { fr: 'Bonjour {name}, bienvenue. {reference}' },
    });
  });

  test('get the text of the others where theirs is empty, and the email shows it', async () => {
    const opened = await choose(server());
    await screen.findByLabelText('Message in English (2 applicants)');
    await take(0);
    await press('Show the emails');
    expect(await screen.findByText('Dear Léa Kagabo, welcome. APP-013')).toBeVisible();
    opened.server.answers(ACT, acted([12, 13, 14]));
    await press('Confirm and send');
    await screen.findByText('3 applications decided');
    expect(bodies(opened.server)[0]).not.toHaveProperty('messages');
  });

  test('a text that is too short for one of them is marked at its field', async () => {
    await choose(server());
    await screen.findByLabelText('Message in English (2 applicants)');
    await take(0);
    const french = screen.getByLabelText('Message in French (1 applicant)');
    await enter(userEvent, french, 'court');
    await press('Show the emails');
    expect(french).toBeInvalid();
    expect(screen.getByRole('link', { name: /at least 10 characters/ })).toHaveAttribute(
      'href',
      '#feedback-message-fr',
    );
  });
});
