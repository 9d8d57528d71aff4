import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languages } from '../../frame/language';
import { fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { aline } from '../../testing/sample-administration';
import { detailsInWords } from './details';

const event = (id: number, kind: string, more: object = {}) => ({
  id,
  kind,
  at: new Date(Date.UTC(2026, 10, 20, 12, id)).toISOString(),
  actor: { id: 1, role: 'admin' },
  subject: null,
  network: '0123456789abcdef',
  details: {},
  ...more,
});
const page = (entries: object[]) => ({
  entries,
  pagination: { current_page: 1, last_page: 1, per_page: 50, total: entries.length },
});
const board = {
  shellApi: '1.0.0',
  runtime: '1',
  remotes: [],
  services: [],
  events: [
    {
      at: '2026-11-20T12:02:30.000Z',
      what: 'live',
      remote: 'mfe-admin',
      version: '1.2.0',
      by: { kind: 'token' },
    },
  ],
};
const server = () =>
  fakeServer({
    'GET /api/staff': { staff: [aline] },
    'GET /api/admin/modules': board,
    'GET /api/staff/events': page([
      event(3, 'sign_in_failed', { actor: null, subject: { kind: 'person', id: 7 } }),
      event(1, 'sign_in'),
    ]),
    'GET /api/admin/events': page([
      event(2, 'document_opened', {
        actor: { id: 8, role: 'intern' },
        subject: { kind: 'application', id: 12 },
        details: { document: 'cv' },
      }),
    ]),
  });
const open = (on = server()) => openStaff('/admin/portal-settings/security', on);
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Security events' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('events of accounts, applications and releases are one list, the newest first', async () => {
  const { server: asked } = open();
  expect(await rows()).toEqual([
    'Sign-in failed',
    'Release made liveremote: mfe-admin; version: 1.2.0',
    'Document openeddocument: CV',
    'Signed in',
  ]);
  const table = screen.getByRole('table');
  expect(await within(table).findByRole('cell', { name: 'Aline Uwera, administrator' })).toBeVisible();
  expect(within(table).getByRole('cell', { name: 'Applicant 8' })).toBeVisible();
  expect(within(table).getByRole('link', { name: 'Application 12' })).toHaveAttribute(
    'href',
    '/dashboard/applications/12',
  );
  expect(await axe(document.body)).toEqual([]);
  expect(asked.asked.some(({ path }) => path.startsWith('/api/staff/events'))).toBe(true);
});

test('a filter asks for what fits; a wrong number is reported and changes nothing', async () => {
  const { server: asked } = open();
  await rows();
  await userEvent.selectOptions(screen.getByLabelText('What happened'), 'Document opened');
  await userEvent.type(screen.getByLabelText('Number of the person'), '8');
  await userEvent.type(screen.getByLabelText('Number of the person'), 'x');
  expect(screen.getByText('Use digits only for the number of a person')).toBeVisible();
  expect(asked.asked.map(({ path }) => path)).toContain(
    '/api/admin/events?kind=document_opened&actor=8&page=1',
  );
});

test('events are shown twenty by twenty, though a service returns more at once', async () => {
  const many = Array.from({ length: 45 }, (_, index) => event(100 - index, 'sign_in'));
  open(server().answers('GET /api/staff/events', page(many)));
  expect(await rows()).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Load older' }));
  expect(await rows()).toHaveLength(40);
  await userEvent.click(screen.getByRole('button', { name: 'Load older' }));
  // One event about a release and one about an application are included.
  expect(await rows()).toHaveLength(47);
  expect(screen.queryByRole('button', { name: 'Load older' })).toBeNull();
});

test('when a part does not answer, that is reported with another try', async () => {
  const on = server().answers('GET /api/staff/events', refusal(503));
  open(on);
  expect(await screen.findByText('The security events could not be loaded')).toBeVisible();
  on.answers('GET /api/staff/events', page([event(1, 'sign_in')]));
  await userEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
  expect(await rows()).toContain('Signed in');
});

test('details are shown in words: parts, roles, statuses; what a page does not know stays as it came', () => {
  expect(
    detailsInWords({
      from: 'under_review',
      sections: '["clinic_experience","cv removed"]',
      role: 'admin',
      was_proven: false,
      by: 'invitation',
      brand_new: 'x_y',
    }),
  ).toBe(
    'from: under review; sections: clinic experience, CV removed; role: Administrator; was confirmed: false; by: invitation; brand new: x_y',
  );
});

test('details follow the language of the page', async () => {
  (await languages.fr?.())?.();
  expect(detailsInWords({ to: 'approved', was_proven: true, document: 'referee_letter' })).toBe(
    'à\u00a0: acceptée\u00a0; adresse vérifiée avant\u00a0: oui\u00a0; document\u00a0: lettre de recommandation',
  );
  (await languages.en?.())?.();
});
