export { type Build, readBuild } from './build';
export { type BuildFiles, heldFiles } from './build-files';
export { buildHeaders, buildKindOf } from './build-kinds';
export { newPlace, placeCookie, placeIn } from './canary';
export { type Catalogue, manifestAddress, releaseCatalogue } from './catalogue';
export { replaceDurably } from './durable';
export { RecordDamaged } from './kept-twice';
export { StillLocked, underLock } from './lock';
export {
  type Release,
  type ReleaseIndex,
  releasesOf,
  withCanary,
  withEvent,
  withLive,
  withPrevious,
  withRelease,
} from './release-index';
export { folderReleaseStore, type ReleaseStore } from './release-store';
export { outOfUse, withoutReleases } from './retention';
export { type BuildFolder, seed } from './seed';
