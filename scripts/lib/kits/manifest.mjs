/** The package.json of a kit as other repositories get it, whose exports lead to what is built. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

const built = (file) => file.replace(/^\.\/src\//, './dist/');

/** `./src/x.ts` becomes its script with its types; everything else is copied as it is. */
function builtExport(file) {
  if (!/\.tsx?$/.test(file)) return built(file);
  const place = built(file).replace(/\.tsx?$/, '');
  return { types: `${place}.d.ts`, default: `${place}.js` };
}

/** A style's address asked for by a query means the file itself: no resolver outside reads the query as a name. */
const exportsOf = ({ manifest: { exports = {} }, plain }) =>
  Object.fromEntries(
    Object.entries(exports)
      .filter(([name]) => !name.includes('?'))
      .map(([name, file]) => [name, plain ? file : builtExport(file)]),
  );

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const read = /\.(m?js|cjs|d\.ts|d\.cts)$/;

/** Every package that the built files of a folder name. */
function importedBy(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => read.test(file));
  const names = files.flatMap((file) => {
    const { importedFiles, typeReferenceDirectives } = ts.preProcessFile(
      readFileSync(path.join(folder, file), 'utf8'),
      true,
      true,
    );
    return [...importedFiles, ...typeReferenceDirectives].map(({ fileName }) => fileName);
  });
  const packages = names.filter((name) => !/^(\.|node:)/.test(name)).map(packageOf);
  return new Set(packages.filter((name) => !builtinModules.includes(name)));
}

/** The package with a package's types, where it brings none. */
const typesOf = (name) => `@types/${name.replace(/^@/, '').replace('/', '__')}`;

/**
 * Dependencies of those who install the kit: the ones of its package.json, and of its devDependencies what its built
 * files name, with their types, or `publishedDependencies`, which settings alone name. Our own get the versions of the
 * other kits.
 */
function dependenciesOf({ manifest }, used, versions) {
  const {
    dependencies = {},
    devDependencies = {},
    peerDependencies = {},
    publishedDependencies = [],
  } = manifest;
  const needed = Object.entries(devDependencies).filter(
    ([name]) =>
      !(name in peerDependencies) &&
      (publishedDependencies.includes(name) ||
        [...used].some((one) => name === one || name === typesOf(one))),
  );
  const ours = [...used]
    .filter((name) => name in versions && name !== manifest.name)
    .map((name) => [name, '']);
  return Object.fromEntries(
    [...Object.entries(dependencies), ...ours, ...needed]
      .sort(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([name, version]) => [name, versions[name] ? `^${versions[name]}` : version]),
  );
}

const asRanges = (versions = {}) =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `^${version}`]));

/** @throws Error where the built files need a package that nothing promises */
export function publishedManifest(kit, built, versions) {
  const { manifest, version } = kit;
  const used = importedBy(built);
  const dependencies = dependenciesOf(kit, used, versions);
  const peerDependencies = asRanges(manifest.peerDependencies);
  const promised = { ...dependencies, ...peerDependencies, [manifest.name]: version };
  const missing = [...used].filter((name) => !(name in promised) && !(typesOf(name) in promised));
  if (missing.length > 0)
    throw new Error(`${manifest.name} needs ${missing.join(', ')}, which its package.json does not name.`);
  const { name, description, license, sideEffects, bin } = manifest;
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines: { node: '>=20.19' },
    ...(manifest.exports && { exports: exportsOf(kit) }),
    ...(bin && { bin }),
    ...(sideEffects !== undefined && { sideEffects }),
    dependencies,
    ...(manifest.peerDependencies && { peerDependencies }),
  };
}

/** The files that an export names, in the sources. */
export const entriesOf = ({ folder, manifest }, root) =>
  Object.values(manifest.exports ?? {})
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => filesOf(path.join(root, folder), file));

function filesOf(folder, file) {
  const plain = path.join(folder, file);
  if (!file.includes('*')) return existsSync(plain) ? [plain] : [];
  const parent = path.dirname(plain);
  const [start, end] = path.basename(file).split('*');
  return existsSync(parent)
    ? readdirSync(parent)
        .filter((name) => name.startsWith(start) && name.endsWith(end) && !/\.test\.|\.d\.ts$/.test(name))
        .map((name) => path.join(parent, name))
    : [];
}
