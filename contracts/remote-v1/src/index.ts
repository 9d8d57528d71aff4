export {
  type ModuleBoard,
  type ModuleEvent,
  type ModuleReleased,
  type ModuleRemote,
  type ModuleService,
  type ModuleVersion,
  moduleCalls,
} from './board';
export type { Checked } from './check';
export { misfits, type Offered } from './compatibility';
export {
  checkRemoteManifest,
  type PageAccess,
  pageMatches,
  type RemoteManifest,
  type RemotePage,
} from './manifest';
export { type ReadRegistry, type Registry, type RegistryEntry, readRegistry } from './registry';
export { versionInRange } from './versions';
