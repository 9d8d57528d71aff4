export { type Catalogue, manifestAddress, releaseCatalogue } from './catalogue';
export { folderReleaseStore, type ReleaseStore } from './release-store';
export { type BuildFolder, type Seeded, seed } from './seed';
