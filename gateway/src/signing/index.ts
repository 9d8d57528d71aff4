export { refuseDamaged } from './at-start';
export { keyCalls } from './calls';
export { createKeys } from './keys';
export { damageOf, refuseOtherBuild, signerOfUpload } from './release-check';
export { bearsToken, releaseToken } from './release-token';
export { refuseEnded, requireReleaser } from './releaser';
export { keyIn } from './teams';
