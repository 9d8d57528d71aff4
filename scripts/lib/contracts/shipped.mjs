/**
 * Finds the source files of this repository that a workspace ships: its own, and those of packages that they import.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const notShipped = /(^|\/)(node_modules|dist|dist-dev|dev|test|testing)(\/|$)|\.test\.[cm]?tsx?$/;
const imported = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

function ownSources(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !notShipped.test(path.relative(folder, file)));
}

/** Texts of the files that `workspace` ships; `byName` maps package names to workspaces. */
export function shippedTexts(workspace, byName) {
  const texts = new Map();
  const open = ownSources(workspace.path('src'));
  for (let file = open.pop(); file; file = open.pop()) {
    if (texts.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const [, wanted] of text.matchAll(imported)) {
      const found = wanted.startsWith('.')
        ? sourceAt(path.resolve(path.dirname(file), wanted))
        : sourceOfPackage(wanted, byName);
      if (found) open.push(found);
    }
  }
  return [...texts.values()];
}

const sourceAt = (place) =>
  [place, `${place}.ts`, `${place}.tsx`, path.join(place, 'index.ts'), path.join(place, 'index.tsx')].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  );

/** Source file of an imported package. Contracts are left out: they only describe calls, packages are compiled in. */
function sourceOfPackage(wanted, byName) {
  const [, name, below = ''] = /^(@[^/]+\/[^/]+)(?:\/(.+))?$/.exec(wanted) ?? [];
  const workspace = byName.get(name);
  if (!workspace?.folder.startsWith('packages/')) return undefined;
  const exported = workspace.manifest.exports ?? {};
  const exact = exported[below ? `./${below}` : '.'];
  const target = exact ?? exported['./*']?.replace('*', below);
  return target && sourceAt(workspace.path(target));
}
