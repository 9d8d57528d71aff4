import '@testing-library/jest-dom';
import type { ModuleBoard, TrialVerdict } from '@portal/contract-remote-v1';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeResponse } from '../../testing';
import { axe } from '../../testing/axe';
import { card, openBoard, remotesWith, row, serving } from '../../testing/open-board';
import { sampleBoard, sampleVersion } from '../../testing/sample-board';

const verdict = {
  kind: 'failures' as const,
  reason: 'crashed',
  trial: { visitors: 12, failing: 6, loadMs: 900 },
  live: { visitors: 90, failing: 1, loadMs: 850 },
  chance: 0.00001,
};
const endedByPortal = (why: TrialVerdict = verdict): ModuleBoard => ({
  ...sampleBoard(),
  events: [
    {
      at: '2026-11-22T03:00:00.000Z',
      what: 'aborted',
      remote: 'mfe-visitor-wizard',
      version: '1.1.0',
      from: '1.2.0',
      why,
      by: { kind: 'build', name: 'trial' },
    },
  ],
});

test('a trial that the portal ended says so on its card, and why', async () => {
  await openBoard(serving(endedByPortal()));
  const shown = card('Visit application');
  expect(shown.getByText('The portal ended the trial of 1.2.0')).toBeVisible();
  expect(
    shown.getByText(
      'A page failed for 6 of 12 visitors; with the live version for 1 of 90. Most often: the page crashed.',
    ),
  ).toBeVisible();
  expect(
    screen.getByText(/ended the trial of Visit application 1\.2\.0: 1\.1\.0 stays live\. A page/),
  ).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
});

test('a trial that the portal ended for its slowness gives both times', async () => {
  await openBoard(
    serving(endedByPortal({ ...verdict, kind: 'slow', trial: { ...verdict.trial, loadMs: 3400 } })),
  );
  expect(
    card('Visit application').getByText(
      'Its pages took 3.4 s to appear for half of the visitors; the pages of the live version took 0.9 s.',
    ),
  ).toBeVisible();
});

test('a trial that rises by itself says where it stands, who gets it and what comes next', async () => {
  const stages = [0, 1, 100].map((percent) => ({ percent, minutes: 30, visitors: 20 }));
  const since = '2026-11-21T06:30:00.000Z';
  const canary = { version: '1.2.0', percent: 0, since, staffFirst: true, plan: { stages, stage: 0, since } };
  const versions = [sampleVersion('1.2.0', { loadMs: 750, bytes: 126_400 }), sampleVersion('1.1.0')];
  await openBoard(serving(remotesWith({ canary, versions })));
  expect(
    screen.getByText(
      'Stage 1 of 3: the next, 1 % of the visitors, starts automatically after 30 minutes and 20 visitors without trouble.',
    ),
  ).toBeVisible();
  const tried = row('Visit application', /^1\.2\.0/);
  expect(tried.getByText('Staff only')).toBeVisible();
  expect(tried.getByText(/0\.8 s/)).toHaveTextContent('126 KB');
});

test('a module is switched off after a question, and says so until it is switched on', async () => {
  const done = { remote: 'mfe-visitor-wizard', version: '1.1.0' };
  const server = serving().answers('POST /api/admin/modules/mfe-visitor-wizard/off', done);
  const { shell } = await openBoard(server);
  expect(card('Staff area').queryByRole('button', { name: /^Switch off/ })).toBeNull();
  await userEvent.click(card('Visit application').getByRole('button', { name: /^Switch off/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Switch Visit application off?' }));
  expect(dialog.getByText(/What people have typed is kept on their device and in the portal/)).toBeVisible();
  server.answers('GET /api/admin/modules', remotesWith({ off: { since: '2026-11-22T08:00:00.000Z' } }));
  await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
  await waitFor(() =>
    expect(shell.calls).toContainEqual(['notify', 'success', 'Visit application is switched off.']),
  );
  expect(await card('Visit application').findByText(/^Switched off since 22 November 2026/)).toBeVisible();
  expect(card('Visit application').getByRole('button', { name: /^Switch on/ })).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
});

test('a preview is shared by a link that is shown once, and ended by hand', async () => {
  const link = 'https://portal.example/preview/abc.def';
  const endsAt = '2026-11-23T08:00:00.000Z';
  const server = serving()
    .answers(
      'POST /api/admin/modules/mfe-visitor-wizard/previews',
      new FakeResponse(201, { id: 'p1', version: '1.1.0', link, endsAt }),
    )
    .answers('DELETE /api/admin/modules/mfe-visitor-wizard/previews/p1', {
      remote: 'mfe-visitor-wizard',
      version: '1.1.0',
    });
  const { shell } = await openBoard(server);
  await userEvent.click(card('Visit application').getByRole('button', { name: /^Share a preview/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Share a preview of Visit application' });
  await userEvent.type(within(dialog).getByLabelText('Who is it for?'), 'The board');
  expect(await axe(document.body)).toEqual([]);
  const previews = [{ id: 'p1', version: '1.1.0', label: 'The board', endsAt }];
  server.answers('GET /api/admin/modules', remotesWith({ previews }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByLabelText('The link, shown this once')).toHaveValue(link);
  expect(server.asked.find(({ method }) => method === 'POST')?.body).toEqual({
    version: '1.1.0',
    label: 'The board',
    hours: 24,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(await screen.findByRole('button', { name: 'End the preview for The board' }));
  await waitFor(() =>
    expect(shell.calls).toContainEqual(['notify', 'success', 'The link of The board no longer works.']),
  );
});

test('the figures of a module are charts with tables, and its versions to go back to', async () => {
  const hour = (at: string, opened: number, failed: number) => ({
    at: `2026-11-21T${at}:00:00.000Z`,
    opened,
    failed,
    loadMs: 750,
  });
  const versions = [
    sampleVersion('1.1.0', { hours: [hour('08', 40, 1), hour('10', 60, 0)] }),
    sampleVersion('1.0.0', { hours: [hour('09', 7, 0)], rollbacks: 1 }),
  ];
  await openBoard(serving(remotesWith({ versions })));
  await userEvent.click(card('Visit application').getByText(/^Figures/));
  const openings = await screen.findByRole('table', { name: 'Openings: Visit application' });
  const rows = within(openings).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Time1.1.01.0.0',
    expect.stringMatching(/400$/),
    expect.stringMatching(/07$/),
    expect.stringMatching(/600$/),
  ]);
  expect(card('Visit application').getByText('1.0.0: 1 rollback')).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
});

test('who calls what is one table, with the range that is needed and the calls that were made', async () => {
  const calls = { 'mfe-visitor-wizard': { 'svc-applications': 41_200, 'svc-auth': 1 } };
  await openBoard(serving({ ...sampleBoard(), calls }));
  const table = within(screen.getByRole('table', { name: 'Who calls what' }));
  const cells = within(table.getByRole('row', { name: /^Visit application/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['1 call', '^1.0.0, 41,200 calls', 'Nothing']);
});
