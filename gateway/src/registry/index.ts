export { type Build, readBuild } from './build';
export { type BuildFiles, contentHash, folderFiles, heldFiles } from './build-files';
export { isChosen, newPlace, placeCookie, placeIn } from './canary';
export { type Catalogue, manifestAddress, releaseCatalogue } from './catalogue';
export { replaceDurably, writeDurably } from './durable';
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
export { type BuildFolder, type Seeded, seed } from './seed';
