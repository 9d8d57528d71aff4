import type { ModuleBoard, ModuleVersion } from '@portal/contract-remote-v1';
import { phoneOnly, press, see, twoWidths, view } from './staff-view';
import type { State } from './state';

const board = '/admin/modules';
const modulesPath = '/api/admin/modules';

const aVersion = (version: string, more: Partial<ModuleVersion> = {}): ModuleVersion => ({
  version,
  publishedAt: '2026-11-20T09:00:00.000Z',
  shellApi: '^1.0.0',
  contracts: { 'svc-applications': '^1.0.0', 'svc-auth': '^1.0.0' },
  opened: 1200,
  failures: {},
  errorRate: 0,
  misfits: [],
  ...more,
});

const since = '2026-11-20T10:00:00.000Z';
const inTrouble: ModuleBoard = {
  shellApi: '1.0.0',
  runtime: '2.9.2',
  remotes: [
    {
      name: 'mfe-user-dashboard',
      title: 'Your applications',
      titles: { fr: 'Vos candidatures', rw: 'Ubusabe bwawe' },
      live: { version: '1.1.0-ab12cd34', since, by: 'person' },
      canary: { version: '1.2.0-0123abcd', percent: 10, since: '2026-11-21T06:30:00.000Z' },
      previous: '1.0.0-56ef78ab',
      versions: [
        aVersion('1.2.0-0123abcd', {
          opened: 40,
          failures: { crashed: 3, unreachable: 1 },
          errorRate: 0.1,
          misfits: ['needs svc-applications ^1.2.0, the portal offers 1.1.0'],
        }),
        aVersion('1.1.0-ab12cd34', { failures: { timeout: 6 }, errorRate: 0.005 }),
        aVersion('1.0.0-56ef78ab', { opened: 8400 }),
      ],
    },
    {
      name: 'mfe-visitor-wizard',
      title: 'Visit application',
      titles: { fr: 'Candidature de visite', rw: 'Ubusabe bwo gusura' },
      live: { version: '1.1.0-34cd12ab', since, by: 'person' },
      canary: null,
      previous: '1.0.0-78ab56ef',
      versions: [aVersion('1.1.0-34cd12ab'), aVersion('1.0.0-78ab56ef')],
    },
  ],
  services: [
    { name: 'svc-auth', version: '1.1.0', contracts: { 'svc-auth': '1.1.0' }, reachable: true },
    { name: 'svc-reports', version: null, contracts: {}, reachable: false },
  ],
  events: [
    {
      at: '2026-11-21T06:30:00.000Z',
      what: 'canary',
      remote: 'mfe-user-dashboard',
      version: '1.2.0-0123abcd',
      from: '1.1.0-ab12cd34',
      percent: 10,
      by: { kind: 'token' },
    },
    {
      at: since,
      what: 'live',
      remote: 'mfe-visitor-wizard',
      version: '1.1.0-34cd12ab',
      from: '1.0.0-78ab56ef',
      by: { kind: 'admin', id: 1, name: 'Grace Iradukunda' },
    },
  ],
};
/** The board checks whether the files of the versions in use can be loaded. */
const filesFound = { call: /-(0123abcd|ab12cd34|34cd12ab)\/mf-manifest\.json$/, status: 200, body: {} };
const troubled = { answered: [{ call: modulesPath, status: 200, body: inTrouble }, filesFound] };

/** States of the board of modules, and of its confirmation dialogs. */
export const moduleStates: State[] = [
  view('modules', 'the modules', board, { then: see('mfe-admin') }),
  view('modules-failed', 'the modules cannot be loaded', board, {
    widths: phoneOnly,
    answered: [{ call: modulesPath }],
    then: see('The modules could not be loaded'),
  }),
  view('modules-trouble', 'the modules with a trial in trouble', board, {
    ...troubled,
    then: see('is incompatible'),
  }),
  view('modules-promote', 'the question before a trial goes to everybody', board, {
    ...troubled,
    widths: twoWidths,
    then: press(['Promote', 'Promote Your applications']),
  }),
  view('modules-rollback', 'a rollback that was refused', board, {
    widths: twoWidths,
    expectsErrors: true,
    answered: [
      ...troubled.answered,
      { call: /\/rollback$/, status: 409, body: { message: 'Somebody else has released it just now.' } },
    ],
    then: press(['Roll back', 'Roll Visit application back?'], ['Roll back to', 'Not done']),
  }),
];
