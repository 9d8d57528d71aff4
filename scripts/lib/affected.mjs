/** Workspaces that a change concerns: those with changed files, and all that depend on them. */
import { execFileSync } from 'node:child_process';
import { root } from './install.mjs';

/** Files that every workspace depends on. */
const everywhere = /^(package\.json|package-lock\.json)$/;
/** The workspace whose tests read the sources, documents and scripts of the whole repository. */
const wholeRepository = 'e2e';
/**
 * Messages of services; the language contract, which gives them to pages in other languages, is generated from them.
 */
const serviceMessages = /^(svc-[^/]+|gateway|packages\/service-kit)\/messages\//;
const languageContract = 'contracts/language-v1';
/** A development dependency that nevertheless affects what is shipped: everything is built with it. */
const builtBy = '@portal/build-config';

const git = (...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const exists = (ref) => {
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    return true;
  } catch {
    return false;
  }
};

/** Returns origin/main if it exists and differs from HEAD, else the commit before the last. */
export function defaultRef() {
  const ahead = exists('origin/main') && git('rev-parse', 'origin/main') !== git('rev-parse', 'HEAD');
  if (ahead) return 'origin/main';
  return exists('HEAD~1') ? 'HEAD~1' : 'HEAD';
}

/** Paths of all files that differ from the common ancestor with `ref`, uncommitted and untracked files included. */
export function changedFiles(ref) {
  if (!exists(ref)) throw new Error(`There is no commit ${ref} here.`);
  const from = git('merge-base', ref, 'HEAD').trim();
  const lines = [
    git('diff', '--name-only', '--no-renames', from),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return lines.flatMap((text) => text.split('\n').filter(Boolean));
}

/**
 * Returns the workspaces (`{ folder, manifest }`) that changed files concern, dependencies before their dependents. A
 * file outside of all workspaces concerns e2e, which checks the whole repository; the lock file concerns all
 * workspaces. With `shipped`, development dependencies do not count, except the build configuration.
 */
export function affectedBy(files, all, { shipped = false } = {}) {
  if (files.some((file) => everywhere.test(file))) return inOrder(all, all);
  const owner = (file) => all.find(({ folder }) => file.startsWith(`${folder}/`));
  const repository = all.find(({ folder }) => folder === wholeRepository);
  const touched = new Set(files.map((file) => owner(file) ?? repository).filter(Boolean));
  if (touched.size > 0 && repository) touched.add(repository);
  const language =
    files.some((file) => serviceMessages.test(file)) && all.find(({ folder }) => folder === languageContract);
  if (language) touched.add(language);
  let before;
  do {
    before = touched.size;
    for (const workspace of all)
      if (partsOf(workspace, all, shipped).some((part) => touched.has(part))) touched.add(workspace);
  } while (touched.size > before);
  return inOrder([...touched], all);
}

function partsOf({ manifest }, all, shipped = false) {
  const { dependencies, devDependencies } = manifest;
  const named = shipped ? { ...dependencies, [builtBy]: '' } : { ...dependencies, ...devDependencies };
  return all.filter((other) => other.manifest.name in named);
}

function inOrder(chosen, all) {
  const ordered = new Set();
  const add = (workspace, above = []) => {
    if (ordered.has(workspace) || above.includes(workspace)) return;
    for (const part of partsOf(workspace, all)) add(part, [...above, workspace]);
    ordered.add(workspace);
  };
  for (const workspace of all) add(workspace);
  return [...ordered].filter((workspace) => chosen.includes(workspace));
}
