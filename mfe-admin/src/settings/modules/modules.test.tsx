import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { card, openBoard, remotesOf, row, serving } from '../../testing/open-board';
import { sampleBoard, sampleRemote, sampleVersion } from '../../testing/sample-board';

test('each module shows its live version and the one on trial, with share, openings and failures of both', async () => {
  await openBoard();
  expect(screen.getByText('3 modules, 3 services, 2 with problems')).toBeVisible();
  const live = row('Staff area', /^1\.1\.0/);
  expect(live.getByText('90 % of the visitors')).toBeVisible();
  expect(live.getByText('1,200')).toBeVisible();
  expect(live.getByText('6 took too long')).toBeVisible();
  expect(live.getByText('0.5% of page openings')).toBeVisible();
  expect(live.getByText('Works')).toBeVisible();
  const tried = row('Staff area', /^1\.2\.0/);
  expect(tried.getByText('10 % of the visitors')).toBeVisible();
  expect(tried.getByText('3 crashed, 1 took too long')).toBeVisible();
  expect(tried.getByText('10% of page openings')).toBeVisible();
  expect(tried.getByText('Fails often')).toBeVisible();
  expect(tried.getByText('svc-applications ^1.0.0')).toBeVisible();
  expect(row('Visit application', /^1\.0\.0/).getByText('Available')).toBeVisible();
  expect(row('Internship application', /^1\.0\.0/).getByText('Not opened yet')).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
});

test('who released what, and when, is shown for each module and in one list', async () => {
  await openBoard();
  expect(card('Staff area').getByText(/The release command started the trial of 1\.2\.0 on /)).toBeVisible();
  expect(card('Visit application').getByText(/Aline Uwera made it live on .*2026/)).toBeVisible();
  expect(card('Internship application').getByText(/A start of the portal made it live on/)).toBeVisible();
  expect(screen.getByText(/rolled Visit application back to 1\.1\.0 \(before: 1\.2\.0\)/)).toBeVisible();
  expect(screen.getByText(/gave Staff area 1\.2\.0 to 10 % of the visitors/)).toBeVisible();
});

test('services show their version and their contracts; a service that does not answer is marked', async () => {
  await openBoard();
  const services = within(screen.getByRole('table', { name: 'Services' }));
  const service = (name: string) => within(services.getByRole('row', { name: new RegExp(`^${name}`) }));
  expect(service('svc-auth').getByText('contract svc-auth 1.0.0')).toBeVisible();
  expect(service('svc-auth').getByText('Running')).toBeVisible();
  expect(service('svc-reports').getByText('Unreachable')).toBeVisible();
});

test('each card and service names its owners, or that nobody owns it', async () => {
  const board = sampleBoard();
  const [first, second, ...remotes] = board.remotes;
  const [service, ...services] = board.services;
  if (!first || !second || !service) throw new Error('the sample is too small');
  await openBoard(
    serving({
      ...board,
      remotes: [{ ...first, owners: ['Team Desk', 'Team Wizards'] }, { ...second, owners: [] }, ...remotes],
      services: [{ ...service, owners: ['Team Desk'] }, ...services],
    }),
  );
  expect(card(first.title).getByText(/Owned by Team Desk, Team Wizards\./)).toBeVisible();
  expect(card(second.title).getByText(/No team owns it\./)).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Services' }));
  expect(table.getByText('Owned by Team Desk.')).toBeVisible();
});

test('who released by a key is named with the team as people call it, and failures are written like all numbers', async () => {
  const board = sampleBoard();
  const by = { kind: 'key' as const, name: 'The pipeline', team: 'wizards', title: 'Team Wizards' };
  const [first, ...remotes] = board.remotes;
  if (!first) throw new Error('the sample is too small');
  const versions = first.versions.map((one) => ({ ...one, failures: { timeout: 1234 } }));
  const events = board.events.map((event) => ({ ...event, by }));
  await openBoard(serving({ ...board, remotes: [{ ...first, versions }, ...remotes], events }));
  expect(screen.getAllByText('The pipeline (Team Wizards)').length).toBe(events.length);
  expect(row('Staff area', /^1\.1\.0/).getByText('1,234 took too long')).toBeVisible();
});

test('a service from another repository shows who registered it and where its calls go, and a revoked key', async () => {
  const board = sampleBoard();
  const registered = {
    since: '2026-11-20T10:00:00.000Z',
    urls: ['http://open-days:8080'],
    routes: ['/api/open-days'],
    by: { kind: 'key' as const, name: 'The pipeline', team: 'days', title: 'Team Days' },
  };
  const service = { name: 'svc-open-days', version: '1.0.0', contracts: {}, reachable: true };
  const revoked = { ...service, name: 'svc-visits', registered: { ...registered, revoked: true } };
  await openBoard(serving({ ...board, services: [...board.services, { ...service, registered }, revoked] }));
  const table = within(screen.getByRole('table', { name: 'Services' }));
  expect(table.getByRole('row', { name: /^svc-open-days/ })).toHaveTextContent(
    /Registered by The pipeline \(Team Days\) on 20 November 2026: calls below \/api\/open-days go to http:\/\/open-days:8080\./,
  );
  expect(screen.getByText('The key that registered svc-visits was revoked')).toBeVisible();
  const command = screen.getByText('npx portal-release register svc-visits --off', { selector: 'code' });
  expect(command.closest('p')).toHaveTextContent(
    /take the service out: npx portal-release register svc-visits --off\.$/,
  );
  expect(screen.queryByText('The key that registered svc-open-days was revoked')).toBeNull();
  expect(await axe(document.body)).toEqual([]);
});

test('a module is rolled back after a question that names the version that comes back', async () => {
  const server = serving().answers('POST /api/admin/modules/mfe-visitor-wizard/rollback', {
    remote: 'mfe-visitor-wizard',
    version: '1.0.0',
    from: '1.1.0',
  });
  const { shell } = await openBoard(server);
  await userEvent.click(
    card('Visit application').getByRole('button', { name: 'Roll back : Visit application' }),
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Roll Visit application back?' }));
  expect(dialog.getByText(/Version 1\.0\.0 comes back for everybody\. 1\.1\.0/)).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  expect(server.asked.filter(({ method }) => method === 'POST')).toEqual([]);

  const after = remotesOf(
    sampleRemote('mfe-visitor-wizard', 'Visit application', {
      live: { version: '1.0.0', since: '2026-11-21T07:00:00.000Z', by: 'person' },
      previous: null,
    }),
  );
  server.answers('GET /api/admin/modules', after);
  server.answers('GET /remotes/mfe-visitor-wizard/1.0.0/mf-manifest.json', {});
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back to 1.0.0' }));
  expect(shell.calls).toContainEqual(['notify', 'success', 'Visit application 1.0.0 is live for everybody.']);
  const none = 'No other version was live before this one.';
  expect(await card('Visit application').findByText(none)).toBeVisible();
  expect(row('Visit application', /^1\.0\.0/).getByText('Everybody')).toBeVisible();
});

test.each([
  [
    'Promote',
    'Promote Staff area 1.2.0 to everybody?',
    /Version 1\.2\.0.* goes live.* replaces 1\.1\.0/,
    'Promote 1.2.0',
    'promote',
  ],
  [
    'End the trial',
    'End the trial of Staff area 1.2.0?',
    /Version 1\.1\.0 comes back/,
    'End the trial',
    'abort',
  ],
])('a trial: %s', async (label, title, consequence, button, call) => {
  const version = call === 'promote' ? '1.2.0' : '1.1.0';
  const server = serving().answers(`POST /api/admin/modules/mfe-admin/${call}`, {
    remote: 'mfe-admin',
    version,
  });
  const { shell } = await openBoard(server);
  await userEvent.click(card('Staff area').getByRole('button', { name: `${label} : Staff area` }));
  const dialog = within(screen.getByRole('dialog', { name: title }));
  expect(dialog.getByText(consequence)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shell.calls).toContainEqual(['notify', 'success', `Staff area ${version} is live for everybody.`]);
  // The request names the version that the board showed, because another one may be on trial by now.
  const asked = server.asked.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(asked).toEqual([`/api/admin/modules/mfe-admin/${call}?from=1.2.0`]);
});

test('a rollback that is refused shows why, and the question stays', async () => {
  const message = 'No version of mfe-visitor-wizard was live before this one.';
  const server = serving().answers(
    'POST /api/admin/modules/mfe-visitor-wizard/rollback',
    refusal(409, { message }),
  );
  await openBoard(server);
  await userEvent.click(card('Visit application').getByRole('button', { name: /Roll back/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Roll back to 1.0.0' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a module whose files cannot be fetched is shown as unreachable', async () => {
  const server = serving().answers('GET /remotes/mfe-visitor-wizard/1.1.0/mf-manifest.json', refusal(404));
  await openBoard(server);
  expect(card('Visit application').getAllByText('Unreachable')).toHaveLength(2);
  expect(card('Visit application').getByText('1.1.0 is unreachable')).toBeVisible();
  expect(card('Internship application').queryByText(/unreachable/i)).toBeNull();
});

test('a module that does not fit the portal shows what it needs', async () => {
  const misfits = ['needs svc-applications ^2.0.0, the portal offers 1.0.0'];
  const version = sampleVersion('1.1.0', { contracts: { 'svc-applications': '^2.0.0' }, misfits });
  await openBoard(serving(remotesOf(sampleRemote('mfe-admin', 'Staff area', { versions: [version] }))));
  expect(card('Staff area').getAllByText('Incompatible')).toHaveLength(2);
  expect(
    card('Staff area').getByText('It was made for svc-applications ^2.0.0; the portal has 1.0.0.'),
  ).toBeVisible();
  expect(row('Staff area', /^1\.0\.0/).getAllByText('Unknown')).toHaveLength(4);
});

test('nothing was released yet', async () => {
  await openBoard(serving(remotesOf()));
  expect(screen.getByRole('heading', { name: 'No module has been released yet' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nothing has been released yet' })).toBeVisible();
});

test('the board could not be loaded: why, and another try', async () => {
  const server = serving().answers(
    'GET /api/admin/modules',
    refusal(503, { message: 'The gateway is busy.' }),
  );
  const { shell } = openStaff('/admin/modules', server);
  expect(await screen.findByRole('alert')).toHaveTextContent('The gateway is busy.');
  expect(shell.calls).toContainEqual(['notify', 'error', 'The modules could not be loaded']);
  server.answers('GET /api/admin/modules', sampleBoard());
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Services' })).toBeVisible();
});

test('a board that is being loaded shows it', async () => {
  openStaff(
    '/admin/modules',
    serving().answers('GET /api/admin/modules', () => new Promise(() => {})),
  );
  expect(await screen.findByText('Loading the modules...')).toBeVisible();
});

test('a reviewer is neither offered the board nor shown it', async () => {
  openStaff('/admin/modules', serving(), 'reviewer');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page is not part of your role' }),
  ).toBeVisible();
  expect(
    screen.getByText('Your role is Reviewer. An administrator can change what you may do.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByRole('link', { name: 'Modules' })).toBeNull();
});
