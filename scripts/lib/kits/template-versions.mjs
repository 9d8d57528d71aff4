/** Versions for the packages whose version is a star in the templates of new repositories. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withVersions } from '../new/lock.mjs';
import { templates } from '../new/template.mjs';

const outside = /^outside-[a-z]+\/package\.json$/;

/** Versions by package name: for kits a range (^), for other packages the version in this repository. */
export function templateVersions(kits) {
  const ours = Object.fromEntries(kits.map(({ manifest, version }) => [manifest.name, `^${version}`]));
  const asked = readdirSync(templates, { recursive: true })
    .filter((file) => outside.test(file))
    .map((file) => JSON.parse(readFileSync(path.join(templates, file), 'utf8')))
    .flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }))
    .filter(([, range]) => range === '*');
  return withVersions({ dependencies: Object.fromEntries(asked) }, ours).dependencies;
}
