/** The parts of the portal: services and remotes are found by their folders. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';

/** Size of each half of a young generation, in MB: larger for a service that makes much garbage at once. */
const young = { 'svc-reports': 8 };

const foldersOf = (kind) =>
  readdirSync(root).filter(
    (name) => name.startsWith(kind) && existsSync(path.join(root, name, 'package.json')),
  );

export const inCapitals = (name) => name.replace(/^svc-/, '').replaceAll('-', '_').toUpperCase();

/** `port` and `url` are the names of the variables with a service's port and address: AUTH_PORT for svc-auth. */
export const services = foldersOf('svc-').map((name) => ({
  name,
  port: `${inCapitals(name)}_PORT`,
  url: `${inCapitals(name)}_URL`,
  youngMb: young[name],
}));

export const gateway = { name: 'gateway' };

/** Path of a part's built program, here or in another checkout. */
export const entryOf = (name, checkout = root) => path.join(checkout, name, 'dist/main.js');

export const remotes = () => foldersOf('mfe-');

const asPairs = (folder) =>
  remotes()
    .map((name) => `${name}=${path.join(root, name, folder)}`)
    .join(',');

/** Variables for what the gateway serves: the shell, and the remotes as `name=folder` separated by commas. */
export const frontEnd = () => ({ SHELL_DIST: path.join(root, 'shell/dist'), PORTAL_BUILDS: asPairs('dist') });

/** The same variables for the development builds (dist-dev), which change while somebody works on them. */
export const changingFrontEnd = () => ({
  SHELL_DIST: path.join(root, 'shell/dist-dev'),
  DEV_BUILDS: asPairs('dist-dev'),
});
