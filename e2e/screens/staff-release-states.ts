import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type {
  ModuleBoard,
  ModuleHour,
  ModuleRemote,
  ModuleVersion,
  Registry,
  ReleaseKeys,
} from '@portal/contract-remote-v1';
import { press, see, twoWidths, view } from './staff-view';
import type { Stage } from './stage';
import type { State } from './state';

const board = '/admin/modules';
const modulesPath = '/api/admin/modules';
const keysPath = '/api/admin/release-keys';

const hour = (at: string, opened: number, failed: number, loadMs: number): ModuleHour => ({
  at: `2026-11-2${at}:00:00.000Z`,
  opened,
  failed,
  loadMs,
});
const signer = (revoked: boolean) => ({
  team: 'wizards',
  title: 'Team Wizards',
  holder: revoked ? 'Jean Bosco Habimana' : 'Pipeline of the wizards',
  key: (revoked ? 'cd' : 'ab').repeat(32),
  commit: '0123456789abcdef0123456789abcdef01234567',
  revoked,
});
const aVersion = (version: string, more: Partial<ModuleVersion> = {}): ModuleVersion => ({
  version,
  publishedAt: '2026-11-20T09:00:00.000Z',
  shellApi: '^1.0.0',
  contracts: { 'svc-applications': '^1.26.0' },
  opened: 1200,
  failures: {},
  errorRate: 0,
  loadMs: 640,
  bytes: 128_400,
  misfits: [],
  ...more,
});
const since = '2026-11-20T10:00:00.000Z';
const remote = (name: string, title: string, more: Partial<ModuleRemote>): ModuleRemote => ({
  name,
  title,
  live: { version: '1.1.0-ab12cd34', since, by: 'person' },
  canary: null,
  previous: '1.0.0-56ef78ab',
  owners: ['Team Wizards'],
  versions: [
    aVersion('1.1.0-ab12cd34', { signer: signer(false) }),
    aVersion('1.0.0-56ef78ab', { rollbacks: 1 }),
  ],
  ...more,
});

const cared: ModuleBoard = {
  shellApi: '1.4.0',
  runtime: '2.9.3',
  remotes: [
    remote('mfe-intern-wizard', 'Internship application', {
      canary: {
        version: '1.2.0-0123abcd',
        percent: 10,
        since,
        staffFirst: true,
        plan: {
          stages: [1, 10, 50, 100].map((percent) => ({ percent, minutes: 30, visitors: 20 })),
          stage: 1,
          since: '2026-11-21T06:30:00.000Z',
        },
      },
      previews: [
        {
          id: 'abcdef123456',
          version: '1.2.0-0123abcd',
          label: 'the admissions office',
          endsAt: '2126-11-30T10:00:00.000Z',
        },
      ],
      versions: [
        aVersion('1.2.0-0123abcd', { opened: 240, signer: signer(false), loadMs: 590, bytes: 121_000 }),
        aVersion('1.1.0-ab12cd34', {
          signer: signer(true),
          failures: { timeout: 6 },
          errorRate: 0.005,
          hours: [hour('0T09', 310, 2, 620), hour('0T10', 420, 9, 700), hour('1T06', 180, 1, 610)],
        }),
        aVersion('1.0.0-56ef78ab', { opened: 8400, rollbacks: 1 }),
      ],
    }),
    remote('mfe-visitor-wizard', 'Visit application', { off: { since }, owners: [] }),
  ],
  services: [
    { name: 'svc-auth', version: '1.15.0', contracts: { 'svc-auth': '1.15.0' }, owners: [], reachable: true },
    {
      name: 'svc-applications',
      version: '1.28.0',
      contracts: { 'svc-applications': '1.28.0' },
      owners: ['Team Desk', 'Team Wizards'],
      reachable: true,
    },
    {
      name: 'svc-open-days',
      version: '1.2.0',
      contracts: { 'svc-open-days': '1.2.0' },
      owners: ['Team Open Days'],
      reachable: true,
      registered: {
        since,
        urls: [
          'http://open-days-1.days.svc.cluster.local:8080',
          'http://open-days-2.days.svc.cluster.local:8080',
        ],
        routes: ['/api/open-days'],
        by: {
          kind: 'key',
          team: 'days',
          title: 'Team Open Days',
          key: 'cd'.repeat(32),
          name: 'Jean Bosco Habimana',
        },
        revoked: true,
      },
    },
  ],
  calls: { 'mfe-intern-wizard': { 'svc-applications': 41_200, 'svc-auth': 380 } },
  events: [
    {
      at: '2026-11-21T05:30:00.000Z',
      what: 'aborted',
      remote: 'mfe-intern-wizard',
      version: '1.1.0-ab12cd34',
      from: '1.2.0-deadbeef',
      why: {
        kind: 'failures',
        reason: 'crashed',
        trial: { visitors: 31, failing: 9, loadMs: 610 },
        live: { visitors: 280, failing: 2, loadMs: 640 },
        chance: 0.0000012,
      },
      by: { kind: 'build', name: 'trial' },
    },
    {
      at: since,
      what: 'switched-off',
      remote: 'mfe-visitor-wizard',
      version: '1.1.0-ab12cd34',
      by: {
        kind: 'key',
        team: 'wizards',
        title: 'Team Wizards',
        key: 'ab'.repeat(32),
        name: 'Pipeline of the wizards',
      },
    },
  ],
};
const answered = [
  { call: modulesPath, status: 200, body: cared },
  { call: /-(0123abcd|ab12cd34)\/mf-manifest\.json$/, status: 200, body: {} },
];

const key = (id: string, holder: string, more: object = {}) => ({
  id: id.repeat(32),
  publicKey: 'MCowBQYDK2VwAyEA',
  holder,
  status: 'active' as const,
  addedAt: since,
  ...more,
});
const keys: ReleaseKeys = {
  teams: [
    { id: 'desk', title: 'Team Desk', owns: ['mfe-admin', 'svc-applications'], keys: [] },
    {
      id: 'wizards',
      title: 'Team Wizards',
      owns: ['mfe-intern-wizard', 'mfe-visitor-wizard'],
      keys: [
        key('ab', 'Pipeline of the wizards'),
        key('ef', 'Pipeline of the wizards', { status: 'retired', endedAt: since }),
        key('cd', 'Jean Bosco Habimana', { status: 'revoked', endedAt: since }),
      ],
    },
  ],
  sharedToken: { accepted: true, lastUsedAt: since },
  parts: [
    'mfe-admin',
    'mfe-intern-wizard',
    'mfe-user-dashboard',
    'mfe-visitor-wizard',
    'svc-applications',
    'svc-auth',
    'svc-reports',
  ],
  ownerless: ['mfe-admin', 'mfe-user-dashboard', 'svc-applications', 'svc-auth', 'svc-reports'],
  events: [
    {
      at: since,
      what: 'key-revoked',
      team: 'wizards',
      key: 'cd'.repeat(32),
      by: { id: 1, name: 'Grace Iradukunda' },
    },
    {
      at: since,
      what: 'key-added',
      team: 'wizards',
      key: 'ab'.repeat(32),
      holder: 'Pipeline of the wizards',
      by: { id: 1, name: 'Grace Iradukunda' },
    },
    { at: since, what: 'team-added', team: 'wizards', by: { id: 1 } },
  ],
};

async function openFigures({ page, see: seen }: Stage) {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
  await seen('Can be rolled back to');
  await page.waitForSelector('details[open] svg');
}

/** Opens the list of the recovery page: the release token proves the identity. */
async function proveByToken({ portal, page, open, see: seen }: Stage) {
  await open('/recovery');
  const token = await readFile(path.join(portal.dataDir, 'keys/release-token'), 'utf8');
  await page.$eval(
    'input[name="token"]',
    (field, value) => {
      (field as HTMLInputElement).value = value;
    },
    token.trim(),
  );
  await page.$eval('form[action="/recovery/token"]', (form) => (form as HTMLFormElement).submit());
  await seen('Last releases');
}

/** Opens the page of a remote that the registry lists as switched off. */
async function openWhileOff({ portal, page, open, see: seen }: Stage, address: string, name: string) {
  const registry = (await (await fetch(`${portal.url}/registry.json`)).json()) as Registry;
  const remotes = { ...registry.remotes, [name]: { ...registry.remotes[name], off: true } };
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!request.url().endsWith('/registry.json')) return void request.continue();
    const body = JSON.stringify({ ...registry, remotes });
    void request.respond({ status: 200, contentType: 'application/json', body });
  });
  await open(address);
  await seen('closed for a while');
}

/** States of owners, keys, trials that end by themselves, the off switch, and the recovery page. */
export const releaseStates: State[] = [
  view('modules-cared', 'modules with owners, a rising trial, a preview, and one switched off', board, {
    answered,
    then: see('Owned by'),
  }),
  view('modules-figures', 'the figures of modules, and who calls what', board, {
    answered,
    then: openFigures,
  }),
  view('modules-off', 'the question before a module is switched off', board, {
    answered,
    widths: twoWidths,
    then: press(['Switch off', 'Switch Internship application off?']),
  }),
  view('modules-preview', 'a link that opens one build', board, {
    answered,
    widths: twoWidths,
    then: press(['Share a preview', 'Who is it for?']),
  }),
  view('release-keys', 'teams and their keys', `${board}/keys`, {
    answered: [{ call: keysPath, status: 200, body: keys }],
    then: see('Team Wizards'),
  }),
  {
    name: 'recovery',
    title: 'Recovery: who is it?',
    pictures: 'all',
    setUp: ({ open }) => open('/recovery'),
  },
  {
    name: 'recovery-board',
    title: 'Recovery: every module with its way back',
    pictures: 'all',
    setUp: proveByToken,
  },
  {
    name: 'remote-off',
    title: 'A page that is switched off',
    pictures: 'all',
    setUp: (stage) => openWhileOff(stage, '/application/visitors', 'mfe-visitor-wizard'),
  },
];
