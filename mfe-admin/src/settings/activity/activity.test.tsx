import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PortalEntry, StaffEntry } from '../../api/activity';
import { type Asked, contracts, type FakeServer, fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';

const eric = { id: 2, name: 'Eric Nshuti', role: 'reviewer' };
const aline = { id: 1, name: 'Aline Uwera', role: 'admin' };
const minute = (count: number) => new Date(Date.UTC(2026, 10, 20, 12, 0) - count * 60_000).toISOString();

type Words = Pick<PortalEntry, 'action'> & { details?: object };

const act = (id: number, { action, details = {} }: Words): PortalEntry => ({
  id,
  action,
  actor: eric,
  at: minute(id),
  details: { ...details },
  application_id: 12,
  application_type: 'intern',
  applicant_name: 'Ineza Mukamana',
});
const ofPortal = (id: number, words: Words): PortalEntry => ({
  ...act(id, words),
  application_id: null,
  application_type: null,
  applicant_name: null,
});
const ofStaff = (id: number, action: StaffEntry['action'], details: object = {}): StaffEntry => ({
  id,
  action,
  actor: aline,
  at: minute(id),
  details: { staff_id: 2, name: 'Eric Nshuti', ...details },
});

const one = <Entry,>(entries: Entry[], current_page = 1, last_page = 1) => ({
  entries,
  pagination: { current_page, last_page, per_page: 20, total: entries.length },
});
const portal = (entries: PortalEntry[], staff: StaffEntry[] = []) =>
  fakeServer({ 'GET /api/admin/activity': one(entries), 'GET /api/staff/activity': one(staff) });

const lines = async () => {
  const items = await within(screen.getByRole('main')).findAllByRole('listitem');
  return items.map((item) => item.textContent?.replace(/\d\d:\d\d$/, ''));
};

function open(server: FakeServer) {
  return openStaff('/admin/portal-settings/activity', server);
}

const reference = 'INT-012 of Ineza Mukamana';

test.each<[string, Words]>([
  [`started ${reference}`, { action: 'created' }],
  [`submitted ${reference}`, { action: 'submitted' }],
  [`viewed ${reference}`, { action: 'viewed' }],
  [
    `edited ${reference}: intern details, references`,
    { action: 'edited', details: { sections: ['intern_details', 'references'] } },
  ],
  [
    `edited ${reference}: personal statement, CV`,
    { action: 'edited', details: { sections: ['statement', 'documents.cv'] } },
  ],
  [
    `withdrew ${reference}: I found another place.`,
    { action: 'edited', details: { withdrawn: true, reason: 'I found another place.' } },
  ],
  [`cancelled the withdrawal of ${reference}`, { action: 'edited', details: { withdrawal_undone: true } }],
  [
    `took over ${reference}, which was started with their email address`,
    { action: 'edited', details: { taken: true } },
  ],
  [
    `discarded ${reference}, which was started with their email address by somebody else`,
    { action: 'edited', details: { disowned: true } },
  ],
  [
    `uploaded a document to ${reference}: cover letter`,
    { action: 'uploaded', details: { upload_type: 'cover_letter' } },
  ],
  [
    `set ${reference} from In review to Approved`,
    { action: 'status_changed', details: { from: 'in-review', to: 'approved' } },
  ],
  [`exported ${reference}`, { action: 'exported' }],
  [`asked to apply again after ${reference}`, { action: 'requested_another' }],
  [
    `approved the request for another application after ${reference}`,
    { action: 'request_approved', details: { reason: null } },
  ],
  [
    `rejected the request for another application after ${reference}: No places`,
    { action: 'request_rejected', details: { reason: 'No places' } },
  ],
])('the entry states that somebody %s', async (words, entry) => {
  open(portal([act(1, entry)]));
  expect(await lines()).toEqual([`Eric Nshuti ${words}`]);
  expect(screen.getByRole('link', { name: 'INT-012' })).toHaveAttribute('href', '/dashboard/intern/12');
});

test.each<[string, Words]>([
  ['disabled the portal', { action: 'portal_closed' }],
  ['enabled the portal', { action: 'portal_opened' }],
  [
    'changed the length of the personal statement from 300 to 400, the code on a new device from never asked for to asked for',
    {
      action: 'settings_changed',
      details: {
        from: { personal_statement: 300, resume_code: 'off' },
        to: { personal_statement: 400, resume_code: 'new-device' },
      },
    },
  ],
])('the entry states that somebody %s', async (words, entry) => {
  open(portal([ofPortal(1, entry)]));
  expect(await lines()).toEqual([`Eric Nshuti ${words}`]);
});

test.each<[string, StaffEntry]>([
  ['invited Eric Nshuti as a reviewer', ofStaff(1, 'invited', { role: 'reviewer' })],
  ['sent a new invitation to Eric Nshuti', ofStaff(1, 'invitation_sent')],
  [
    'accepted the invitation and is an administrator',
    ofStaff(1, 'joined', { staff_id: 1, name: 'Aline Uwera', role: 'admin' }),
  ],
  ['made Eric Nshuti an administrator', ofStaff(1, 'role_changed', { role: 'admin' })],
  ['deactivated the account of Eric Nshuti', ofStaff(1, 'deactivated')],
  ['activated the account of Eric Nshuti', ofStaff(1, 'activated')],
  ['signed Eric Nshuti out everywhere', ofStaff(1, 'signed_out')],
  ['changed the name of an account to Eric Nshuti', ofStaff(1, 'renamed')],
  ['changed their name to Aline U.', ofStaff(1, 'renamed', { staff_id: 1, name: 'Aline U.' })],
])('the entry states that an administrator %s', async (words, entry) => {
  open(portal([], [entry]));
  expect(await lines()).toEqual([`Aline Uwera ${words}`]);
});

test('an act that only a newer service knows is shown by its name, and the page works', async () => {
  contracts.expectBreach(/^listStaffActivity 200 .*action must be equal to one/);
  const newer = 'letter_written' as 'created';
  open(portal([act(1, { action: newer })], [{ ...ofStaff(2, 'joined'), action: newer as 'joined' }]));
  expect(await lines()).toEqual([
    `Eric Nshuti did something: letter written ${reference}`,
    'Aline Uwera did something: letter written',
  ]);
});

test('both lists are merged by time, under their days', async () => {
  const yesterday = { ...ofPortal(3, { action: 'portal_closed' }), at: '2026-11-19T08:00:00.000Z' };
  open(portal([ofPortal(1, { action: 'portal_opened' }), yesterday], [ofStaff(2, 'deactivated')]));
  expect(await screen.findByRole('heading', { name: /^Friday,? 20 November 2026$/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Thursday,? 19 November 2026$/ })).toBeVisible();
  expect(await lines()).toEqual([
    'Eric Nshuti enabled the portal',
    'Aline Uwera deactivated the account of Eric Nshuti',
    'Eric Nshuti disabled the portal',
  ]);
  expect(await axe(document.body)).toEqual([]);
});

test('older entries are loaded when asked for, until there are none', async () => {
  const server = portal([]).answers('GET /api/admin/activity', ({ path }: Asked) => {
    const page = Number(path.split('page=')[1]);
    const first = (page - 1) * 20;
    return one(
      Array.from({ length: 20 }, (_, index) => ofPortal(first + index + 1, { action: 'portal_opened' })),
      page,
      2,
    );
  });
  open(server);
  expect(await lines()).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Load older' }));
  expect(await lines()).toHaveLength(40);
  expect(screen.queryByRole('button', { name: 'Load older' })).toBeNull();
});

test('before anything has happened it has a message', async () => {
  open(portal([]));
  expect(await screen.findByRole('heading', { name: 'Nothing has happened yet' })).toBeVisible();
});

test('a failed load is reported, and the shown entries stay', async () => {
  const server = portal([ofPortal(1, { action: 'portal_opened' })]);
  server.answers('GET /api/staff/activity', refusal(503, { message: 'Not now.' }));
  open(server);
  expect(await screen.findByRole('alert')).toHaveTextContent('The activity could not be loadedNot now.');
  server.answers('GET /api/staff/activity', one([]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await lines()).toEqual(['Eric Nshuti enabled the portal']);
});
