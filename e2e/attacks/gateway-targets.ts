import type { Target } from './target';

const byAdmin = { who: 'admin', by: 'admin' } as const;

/** A remote that does not exist, so that even the right request changes nothing. */
const remote = 'mfe-of-nobody';
const version = '1.2.3';
const team = 'team-of-nobody';
const key = 'ab'.repeat(32);
const preview = { version, hours: 24, label: 'For nobody' };

const registry = (after: string) => ({
  ...byAdmin,
  path: () => `/registry/remotes/${remote}${after}`,
  right: 404,
});
const board = (after: string) => ({
  ...byAdmin,
  path: () => `/api/admin/modules/${remote}${after}`,
  right: 404,
});
const keys = (after: string) => ({
  ...byAdmin,
  path: () => `/api/admin/release-keys/${team}${after}`,
  right: 404,
});

/** Calls that the gateway answers itself, for teams with their key or the release token. */
export const teamTargets: Record<string, Target> = {
  listReleases: byAdmin,
  showRemote: registry(''),
  publishRelease: { ...byAdmin, path: () => `/registry/remotes/${remote}/releases/${version}`, right: 400 },
  putLive: { ...registry('/live'), json: () => ({ version }) },
  rollBack: registry('/rollback'),
  promote: registry('/promote'),
  abort: registry('/abort'),
  switchRemoteOff: registry('/off'),
  switchRemoteOn: registry('/on'),
  openPreview: { ...registry('/previews'), json: () => preview },
  endPreview: registry('/previews/abcdef123'),
  listRegisteredServices: byAdmin,
  registerService: {
    ...byAdmin,
    path: () => '/registry/services/svc-of-nobody',
    json: () => ({ urls: ['http://127.0.0.1:9'], routes: ['/api/of-nobody'] }),
    right: 422,
  },
  removeService: { ...byAdmin, path: () => '/registry/services/svc-of-nobody', right: 404 },
  askWhetherItFits: {
    ...byAdmin,
    json: () => ({ service: { name: 'svc-reports', contracts: { 'svc-reports': '1.9.0' } } }),
  },
};

/** Calls that the gateway answers itself, for administrators on the board of modules. */
export const boardTargets: Record<string, Target> = {
  moduleBoard: byAdmin,
  adminRollBack: board('/rollback'),
  adminPromote: board('/promote'),
  adminAbort: board('/abort'),
  adminSwitchRemoteOff: board('/off'),
  adminSwitchRemoteOn: board('/on'),
  adminOpenPreview: { ...board('/previews'), json: () => preview },
  adminEndPreview: board('/previews/abcdef123'),
  listReleaseKeys: byAdmin,
  putReleaseTeam: {
    ...byAdmin,
    path: () => `/api/admin/release-keys/${team}`,
    json: () => ({ title: '', owns: [remote] }),
    right: 422,
  },
  addReleaseKey: { ...keys('/keys'), json: () => ({ public_key: key, holder: 'Nobody' }), right: 422 },
  retireReleaseKey: keys(`/keys/${key}/retire`),
  revokeReleaseKey: keys(`/keys/${key}/revoke`),
  setSharedReleaseToken: {
    ...byAdmin,
    path: () => '/api/admin/release-token',
    json: () => ({ accepted: true }),
  },
};
