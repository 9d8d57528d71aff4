import type { ModuleBoard, ModuleRemote, ModuleVersion } from '@portal/contract-remote-v1';

export function sampleVersion(version: string, more: Partial<ModuleVersion> = {}): ModuleVersion {
  return {
    version,
    publishedAt: '2026-11-20T09:00:00.000Z',
    shellApi: '^1.0.0',
    contracts: { 'svc-applications': '^1.0.0' },
    opened: 1200,
    failures: {},
    errorRate: 0,
    misfits: [],
    ...more,
  };
}

export function sampleRemote(name: string, title: string, more: Partial<ModuleRemote> = {}): ModuleRemote {
  return {
    name,
    title,
    live: { version: '1.1.0', since: '2026-11-20T10:00:00.000Z', by: 'person' },
    canary: null,
    previous: '1.0.0',
    versions: [sampleVersion('1.1.0'), sampleVersion('1.0.0', { opened: 8400 })],
    ...more,
  };
}

/**
 * A board with the staff area on trial, the visit application after a release, and the other remotes in their first
 * version.
 */
export function sampleBoard(more: Partial<ModuleBoard> = {}): ModuleBoard {
  const since = '2026-11-20T10:00:00.000Z';
  return {
    shellApi: '1.0.0',
    runtime: '2.0.0',
    remotes: [
      sampleRemote('mfe-admin', 'Staff area', {
        canary: { version: '1.2.0', percent: 10, since: '2026-11-21T06:30:00.000Z' },
        versions: [
          sampleVersion('1.2.0', {
            opened: 40,
            failures: { crashed: 3, timeout: 1 },
            errorRate: 0.1,
            publishedAt: '2026-11-21T06:00:00.000Z',
          }),
          sampleVersion('1.1.0', { failures: { timeout: 6 }, errorRate: 0.005 }),
          sampleVersion('1.0.0', { opened: 8400 }),
        ],
      }),
      sampleRemote('mfe-intern-wizard', 'Internship application', {
        live: { version: '1.0.0-ab12cd34', since, by: 'build' },
        previous: null,
        versions: [sampleVersion('1.0.0-ab12cd34', { opened: 0, errorRate: null })],
      }),
      sampleRemote('mfe-visitor-wizard', 'Visit application'),
    ],
    services: [
      { name: 'svc-auth', version: '1.0.0', contracts: { 'svc-auth': '1.0.0' }, reachable: true },
      {
        name: 'svc-applications',
        version: '1.0.0',
        contracts: { 'svc-applications': '1.0.0' },
        reachable: true,
      },
      { name: 'svc-reports', version: null, contracts: {}, reachable: false },
    ],
    events: [
      {
        at: '2026-11-21T06:30:00.000Z',
        what: 'canary',
        remote: 'mfe-admin',
        version: '1.2.0',
        from: '1.1.0',
        percent: 10,
        by: { kind: 'token' },
      },
      {
        at: '2026-11-20T10:00:00.000Z',
        what: 'rolled-back',
        remote: 'mfe-visitor-wizard',
        version: '1.1.0',
        from: '1.2.0',
        by: { kind: 'admin', id: 1, name: 'Aline Uwera' },
      },
      {
        at: since,
        what: 'live',
        remote: 'mfe-intern-wizard',
        version: '1.0.0-ab12cd34',
        by: { kind: 'build' },
      },
    ],
    ...more,
  };
}

/** The answers to requests for the files of the versions in use. */
export function servedModules({ remotes }: ModuleBoard): Record<string, unknown> {
  return Object.fromEntries(
    remotes
      .flatMap(({ name, live, canary }) =>
        [live.version, canary?.version].flatMap((version) => (version ? [`${name}/${version}`] : [])),
      )
      .map((folder) => [`GET /remotes/${folder}/mf-manifest.json`, {}]),
  );
}
