export type { Checked } from './check';
export {
  checkRemoteManifest,
  type PageAccess,
  pageMatches,
  type RemoteManifest,
  type RemotePage,
} from './manifest';
export { type ReadRegistry, type Registry, type RegistryEntry, readRegistry } from './registry';
export { versionInRange } from './versions';
