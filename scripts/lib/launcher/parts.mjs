/** The processes of the portal, in the order in which they start. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';

/**
 * `port` and `url` name the variables that say where a service listens and is found. `youngMb` is the size of each half
 * of its young generation: more for one that makes much garbage at a time.
 */
export const services = [
  { name: 'svc-auth', port: 'AUTH_PORT', url: 'AUTH_URL' },
  { name: 'svc-applications', port: 'APPLICATIONS_PORT', url: 'APPLICATIONS_URL' },
  { name: 'svc-reports', port: 'REPORTS_PORT', url: 'REPORTS_URL', youngMb: 8 },
];

export const gateway = { name: 'gateway' };

export const entryOf = (name) => path.join(root, name, 'dist/main.js');

export const remotes = () => readdirSync(root).filter((name) => name.startsWith('mfe-'));

const asPairs = (folder) =>
  remotes()
    .map((name) => `${name}=${path.join(root, name, folder)}`)
    .join(',');

/** What the gateway serves: the shell, and the remotes as `name=folder` separated by commas. */
export const frontEnd = () => ({ SHELL_DIST: path.join(root, 'shell/dist'), PORTAL_BUILDS: asPairs('dist') });

/** The same from the builds that change while somebody works on them. */
export const changingFrontEnd = () => ({
  SHELL_DIST: path.join(root, 'shell/dist-dev'),
  DEV_BUILDS: asPairs('dist-dev'),
});
