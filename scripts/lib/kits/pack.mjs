/** Builds every kit and packs it as npm does: a folder of tarballs that any registry takes. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';
import { templates } from '../new/template.mjs';
import { compileKits } from './compile.mjs';
import { kits } from './list.mjs';
import { entriesOf, publishedManifest } from './manifest.mjs';
import { templateVersions } from './template-versions.mjs';

const staging = path.join(root, '.cache/kits');

/** Files of a kit that are not compiled: styles, pictures, settings, type declarations. */
const besideModules = /\.(cjs|cts|d\.ts|json|scss|svg|py)$/;
const tests = /\.test\.\w+$/;
/** Files at the top of a kit that its users read. */
const atTop = /^(README|CHANGELOG)\.md$|^(openapi|previous)\.json$|^tsconfig\.\w+\.json$/;

/**
 * Copies the files of a kit into its package: all sources of a plain JavaScript kit; of other kits the files that are
 * not compiled.
 */
function copySources(kit, stage) {
  if (!kit.plain) {
    for (const name of readdirSync(kit.path('src'), { recursive: true }))
      if (besideModules.test(name) && !tests.test(name))
        cpSync(kit.path(`src/${name}`), path.join(stage, 'dist', name));
    return;
  }
  const filter = (file) => !tests.test(file);
  for (const name of ['bin', 'src'].filter(kit.has))
    cpSync(kit.path(name), path.join(stage, name), { recursive: true, filter });
}

/** Replaces links to files of this repository by their text: they lead nowhere in another repository. */
const withoutLinks = (text) => text.replace(/\[([^\]]+)\]\(\.\.\/[^)]+\)/g, '$1');

function copyTop(kit, stage) {
  for (const name of readdirSync(kit.path('.')).filter((one) => atTop.test(one))) {
    const text = readFileSync(kit.path(name), 'utf8');
    writeFileSync(path.join(stage, name), name.endsWith('.md') ? withoutLinks(text) : text);
  }
  cpSync(path.join(root, 'LICENSE'), path.join(stage, 'LICENSE'));
}

/** Type declarations that the modules of a kit need. */
function declarations(kit) {
  return kit.has('src')
    ? readdirSync(kit.path('src'), { recursive: true })
        .filter((name) => name.endsWith('.d.ts'))
        .map((name) => kit.path(`src/${name}`))
    : [];
}

const newRepository = '@portal/new-repository';

/** Adds to @portal/new-repository the templates and the versions that fill them. */
function addTemplates(stage, all) {
  cpSync(templates, path.join(stage, 'templates'), { recursive: true });
  writeFileSync(path.join(stage, 'versions.json'), JSON.stringify(templateVersions(all), null, 2));
}

/**
 * Packs all folders by one run of npm, which takes longer to start than to pack. Returns a map of package names to `{
 * size, entryCount }`, the size in bytes.
 */
function npmPack(stages, out) {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', '--json', '--pack-destination', out, ...stages],
    {
      cwd: staging,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`npm could not pack the kits:\n${stderr}`);
  return new Map(JSON.parse(stdout).map(({ name, size, entryCount }) => [name, { size, entryCount }]));
}

/**
 * Packs all kits into `out`, from which old tarballs are removed.
 * @returns `{ name, version, size, entryCount }` of each
 */
export function packKits(out) {
  const all = kits();
  const versions = Object.fromEntries(all.map(({ manifest, version }) => [manifest.name, version]));
  const stageOf = ({ folder }) => path.join(staging, folder);
  rmSync(staging, { recursive: true, force: true });
  for (const kit of all) mkdirSync(path.join(stageOf(kit), kit.plain ? '.' : 'dist'), { recursive: true });
  compileKits(
    all
      .filter(({ plain }) => !plain)
      .map((kit) => ({
        name: kit.manifest.name,
        exports: kit.manifest.exports,
        folder: kit.path('.'),
        entries: [...entriesOf(kit, root), ...declarations(kit)],
        out: path.join(stageOf(kit), 'dist'),
      })),
  );
  mkdirSync(out, { recursive: true });
  for (const name of readdirSync(out)) if (name.endsWith('.tgz')) rmSync(path.join(out, name));
  const manifests = all.map((kit) => {
    const stage = stageOf(kit);
    copySources(kit, stage);
    copyTop(kit, stage);
    const manifest = publishedManifest(kit, path.join(stage, kit.plain ? '.' : 'dist'), versions);
    if (manifest.name === newRepository) addTemplates(stage, all);
    writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  });
  const packed = npmPack(all.map(stageOf), out);
  return manifests.map(({ name, version }) => ({ name, version, ...packed.get(name) }));
}
