/** Makes the repository of a remote or a service that is developed outside of the portal's own. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyTemplate } from './copy-template.mjs';
import { refusedName, spellingsOf } from './spellings.mjs';

export { copyTemplate } from './copy-template.mjs';
export { refusedName, spellingsOf } from './spellings.mjs';

/** The templates of each kind, laid over each other in this order, and the folder of the repository that each fills. */
const layers = {
  remote: [
    { template: 'remote', to: '' },
    { template: 'outside-remote', to: '' },
  ],
  service: [
    { template: 'service', to: '' },
    { template: 'outside-service', to: '' },
  ],
};
const prefixes = { remote: 'mfe-', service: 'svc-' };

/**
 * Template files that fit the portal's own repository alone; the `outside-` templates have their own versions of them.
 */
const forThePortalAlone = /^(Dockerfile|README\.md|tsconfig\.json|webpack\.config\.ts|contract\.ts)$/;

const own = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The versions of the kits and of other packages in the templates, as they were when this package was made. */
const ownVersions = () => JSON.parse(readFileSync(own('versions.json'), 'utf8'));

function withVersions(file, versions) {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const key of ['dependencies', 'devDependencies'])
    for (const [name, range] of Object.entries(manifest[key] ?? {})) {
      if (range !== '*') continue;
      if (versions[name] === undefined) throw new Error(`Nothing says which version of ${name} is wanted.`);
      manifest[key][name] = versions[name];
    }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * @param kind 'remote' or 'service'
 * @param name lower-case words joined by dashes, without mfe- or svc-
 * @param parent the folder in which the repository is made
 * @param registry where npm finds the kits, when that is not settled on this machine
 * @returns the folder of the repository
 * @throws Error with one sentence; nothing is left behind then
 */
export function makeRepository({ kind, name, parent, registry, templates = own('templates'), versions }) {
  const prefix = prefixes[kind];
  const plain = name?.startsWith(prefix) ? name.slice(prefix.length) : name;
  const refusal = refusedName(kind, plain);
  if (refusal) throw new Error(refusal);
  const folder = path.resolve(parent, prefix + plain);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is there already: remove it, or take another name.`);
  try {
    for (const { template, to } of layers[kind])
      copyTemplate(
        path.join(templates, template),
        path.join(folder, to),
        spellingsOf(plain),
        (file) => template.startsWith('outside-') || !forThePortalAlone.test(file),
      );
    const known = versions ?? ownVersions();
    withVersions(path.join(folder, 'package.json'), known);
    if (registry) writeFileSync(path.join(folder, '.npmrc'), `@portal:registry=${registry}\n`);
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

const firstWork = {
  remote: ['npm test', 'npm run dev      # alone, with all that it needs in memory'],
  service: ['npm run contract # writes the contract of its calls', 'npm test'],
};

/** The commands to run next, for the last lines that the program prints. */
export const nextSteps = (kind, folder) =>
  [
    `Made ${folder}.`,
    'Next:',
    `  cd ${path.relative(process.cwd(), folder) || '.'}`,
    '  npm install',
    ...firstWork[kind].map((line) => `  ${line}`),
    '  cat README.md    # how it is released into a running portal',
  ].join('\n');
