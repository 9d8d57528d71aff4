export { type Build, readBuild } from './build';
export { type BuildFiles, contentHash, FilesUnreadable, heldFiles } from './build-files';
export { buildHeaders, buildKindOf } from './build-kinds';
export { newPlace, placeCookie, placeIn } from './canary';
export { type Catalogue, manifestAddress, releaseCatalogue } from './catalogue';
export { copiesHash, refuseOtherCopies } from './compressed-copies';
export { replaceDurably } from './durable';
export { followedIndex } from './followed-index';
export { RecordDamaged } from './kept-twice';
export { StillLocked, underLock } from './lock';
export {
  type Canary,
  isRevoked,
  type Preview,
  type Release,
  type ReleaseIndex,
  type RemoteReleases,
  releasesOf,
  type TrialNotice,
  versionBefore,
  withCanary,
  withEvent,
  withLive,
  withPreviews,
  withPrevious,
  withRelease,
  withSigned,
  withSwitch,
} from './release-index';
export { folderReleaseStore, type ReleaseStore } from './release-store';
export { outOfUse, withoutReleases } from './retention';
export { type BuildFolder, seed } from './seed';
export { openPreview, type Visitor } from './visitor';
