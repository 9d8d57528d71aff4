/** Makes the package.json of a packed kit, whose exports refer to the built files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

const built = (file) => file.replace(/^\.\/src\//, './dist/');

/** Turns `./src/x.ts` into the built script and its types; other files are copied under their names. */
function builtExport(file) {
  if (!/\.tsx?$/.test(file)) return built(file);
  const place = built(file).replace(/\.tsx?$/, '');
  return { types: `${place}.d.ts`, default: `${place}.js` };
}

/**
 * The exports of a kit without names that contain a query: resolvers of other repositories take the query for part of
 * the name.
 */
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

/** Names of all packages that the built files of a folder import. */
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

/** Name of the package with the types of a package that has none of its own. */
const typesOf = (name) => `@types/${name.replace(/^@/, '').replace('/', '__')}`;

/**
 * Dependencies of a packed kit: those of its package.json; those of its devDependencies that its built files import,
 * with their types; and its `publishedDependencies`, which only settings name. Our own packages get the versions of the
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

/**
 * Returns the package.json of a packed kit.
 * @throws Error when the built files import a package that the kit does not depend on
 */
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

/** Source files that the exports of a kit name. */
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
