import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import type { ReleaseKeys } from '@portal/contract-remote-v1';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';

const key = {
  id: 'ab12cd34ef56ab12'.repeat(4),
  publicKey: 'AAAA',
  holder: 'Aline Uwera',
  status: 'active',
  addedAt: '2026-11-20T10:00:00.000Z',
} as const;

const sample = (more: Partial<ReleaseKeys> = {}): ReleaseKeys => ({
  teams: [{ id: 'wizards', title: 'Team Wizards', owns: ['mfe-intern-wizard'], keys: [key] }],
  sharedToken: { accepted: true, lastUsedAt: '2026-11-21T06:30:00.000Z' },
  parts: ['mfe-admin', 'mfe-intern-wizard', 'svc-auth'],
  ownerless: ['mfe-admin', 'svc-auth'],
  events: [
    {
      at: '2026-11-20T10:00:00.000Z',
      what: 'key-added',
      team: 'wizards',
      key: key.id,
      by: { id: 1, name: 'Eric Mugisha' },
    },
  ],
  ...more,
});

async function open(keys = sample()) {
  const server = fakeServer({ 'GET /api/admin/release-keys': keys });
  const opened = openStaff('/admin/modules/keys', server);
  await screen.findByRole('heading', { level: 2, name: 'Changes' });
  return { ...opened, server };
}

/** Keys as a browser would export them, with recognisable content; the e2e story of release keys uses real ones. */
const subtle = {
  generateKey: async () => ({ publicKey: 'public', privateKey: 'private' }),
  exportKey: async (form: string, key: string) => new TextEncoder().encode(`${form} of ${key}`).buffer,
};
const withSubtle = (value: object) => Object.defineProperty(crypto, 'subtle', { value, configurable: true });

const sent = (server: ReturnType<typeof fakeServer>) => server.asked.filter(({ method }) => method !== 'GET');
const team = () => within(screen.getByRole('region', { name: 'Team Wizards' }));

test('teams with their modules and keys, the shared token and who changed what', async () => {
  await open();
  expect(team().getByText('Owns mfe-intern-wizard.')).toBeVisible();
  expect(team().getByText('Active')).toBeVisible();
  expect(team().getByText('ab12cd34ef56ab12')).toBeVisible();
  expect(screen.getByText(/Anyone who has this token can release any module/)).toBeVisible();
  expect(screen.getByText(/added the key of Aline Uwera to Team Wizards/)).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
});

test('a key is revoked after a question that names what happens', async () => {
  const { server } = await open();
  server.answers(`POST /api/admin/release-keys/wizards/keys/${key.id}/revoke`, sample());
  await userEvent.click(team().getByRole('button', { name: /^Revoke.*key of Aline Uwera/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Revoke the key of Aline Uwera?' }));
  expect(dialog.getByText(/Its trials and preview links end at once/)).toBeVisible();
  expect(sent(server)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(sent(server)).toMatchObject([{ path: `/api/admin/release-keys/wizards/keys/${key.id}/revoke` }]);
});

test('a key is added; the refusal of a wrong one stands at its field', async () => {
  const { server, shell } = await open();
  await userEvent.click(team().getByRole('button', { name: 'Add a key to Team Wizards' }));
  expect(screen.getByLabelText('Public key')).toHaveAccessibleDescription(
    /^As the command portal-release keygen prints it\./,
  );
  expect(screen.getByText('portal-release keygen', { selector: 'code' })).toBeVisible();
  await userEvent.click(team().getByRole('button', { name: 'Add the key' }));
  expect(await screen.findByRole('link', { name: 'Paste the public key' })).toBeVisible();
  const wrong = 'Paste an Ed25519 public key, as the command portal-release keygen prints it.';
  server.answers(
    'POST /api/admin/release-keys/wizards/keys',
    refusal(422, { message: wrong, errors: { public_key: [wrong] } }),
  );
  await enter(userEvent, screen.getByLabelText('Whose key is it?'), 'Release pipeline');
  await enter(userEvent, screen.getByLabelText('Public key'), 'MCowBQ');
  await userEvent.click(team().getByRole('button', { name: 'Add the key' }));
  expect(await screen.findByRole('link', { name: wrong })).toBeVisible();
  server.answers('POST /api/admin/release-keys/wizards/keys', sample());
  await userEvent.click(team().getByRole('button', { name: 'Add the key' }));
  expect(shell.calls).toContainEqual([
    'notify',
    'success',
    'The key of Release pipeline now signs for Team Wizards.',
  ]);
});

test('a key pair is made in the browser: the public key is filled in, the private one saved and sent nowhere', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (content: Blob) => `blob:${saved.push(content)}`;
  withSubtle(subtle);
  const { server } = await open();
  server.answers('POST /api/admin/release-keys/wizards/keys', sample());
  await userEvent.click(team().getByRole('button', { name: 'Add a key to Team Wizards' }));
  await userEvent.click(team().getByRole('button', { name: 'Make a key pair in this browser' }));
  expect(await screen.findByText(/is in your downloads, as release-key.pem/)).toBeVisible();
  expect(saved.map(({ size }) => size)).toEqual([79]);
  await enter(userEvent, screen.getByLabelText('Whose key is it?'), 'Release pipeline');
  await userEvent.click(team().getByRole('button', { name: 'Add the key' }));
  const public_key = `-----BEGIN PUBLIC KEY-----\n${btoa('spki of public')}\n-----END PUBLIC KEY-----\n`;
  expect(sent(server)).toMatchObject([{ body: { holder: 'Release pipeline', public_key } }]);
});

test('a browser that knows no such keys points to the command', async () => {
  const refused = async () => Promise.reject(new Error('NotSupportedError'));
  withSubtle({ generateKey: refused });
  await open();
  await userEvent.click(team().getByRole('button', { name: 'Add a key to Team Wizards' }));
  await userEvent.click(team().getByRole('button', { name: 'Make a key pair in this browser' }));
  expect(await screen.findByText('npx portal-release keygen', { selector: 'code' })).toBeVisible();
  expect(screen.getByLabelText('Public key')).toHaveValue('');
});

test('a team is added with what it owns, under an identifier made of its name', async () => {
  const { server } = await open();
  server.answers('PUT /api/admin/release-keys/equipe-visites', sample());
  await enter(userEvent, screen.getByLabelText('Team name'), 'Équipe Visites');
  await userEvent.click(screen.getByRole('checkbox', { name: 'mfe-admin' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add the team' }));
  expect(sent(server)).toMatchObject([
    {
      path: '/api/admin/release-keys/equipe-visites',
      body: { title: 'Équipe Visites', owns: ['mfe-admin'] },
    },
  ]);
});

test('the shared token is switched off after a question that names what nobody could release', async () => {
  const { server } = await open();
  server.answers('PUT /api/admin/release-token', sample());
  await userEvent.click(screen.getByRole('button', { name: 'Switch it off' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Switch off the shared token?' }));
  expect(
    dialog.getByText('Nobody can release these without the shared token: mfe-admin, svc-auth.'),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Switch it off' }));
  expect(sent(server)).toMatchObject([{ path: '/api/admin/release-token', body: { accepted: false } }]);
});
