export {
  type ModuleBoard,
  type ModuleEvent,
  type ModuleHour,
  type ModulePreview,
  type ModulePreviewMade,
  type ModuleRegistration,
  type ModuleReleased,
  type ModuleRemote,
  type ModuleService,
  type ModuleTrial,
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
export {
  BUILD_FILE,
  PAYLOAD_TYPE,
  PREDICATE_TYPE,
  type ReleaseKey,
  type ReleaseKeyEvent,
  type ReleaseKeys,
  type ReleaseSigner,
  type ReleaseStatement,
  type ReleaseTeam,
  releaseKeyCalls,
  STATEMENT_FILE,
  STATEMENT_TYPE,
} from './release-keys';
export {
  type TrialCounts,
  type TrialPlan,
  type TrialStage,
  type TrialVerdict,
  usualShares,
} from './trial';
export { versionInRange } from './versions';
