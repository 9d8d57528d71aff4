export { type RemoteOptions, remoteConfig } from './webpack/remote';
export { type ShellOptions, shellConfig } from './webpack/shell';
