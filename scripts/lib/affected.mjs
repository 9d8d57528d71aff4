/** Which workspaces a change concerns: those whose files it touches, and all that are made from them. */
import { execFileSync } from 'node:child_process';
import { root } from './install.mjs';

/** What every workspace is made with. */
const everywhere = /^(package\.json|package-lock\.json)$/;
/** Reads the sources, documents and scripts of the whole repository in its tests. */
const wholeRepository = 'e2e';
/** Messages of services, and the contract that is generated from them: pages find them there in other languages. */
const serviceMessages = /^(svc-[^/]+|gateway|packages\/service-kit)\/messages\//;
const languageContract = 'contracts/language-v1';
/** A tool, and in all that is built with it. */
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

/** origin/main where it is known and something is beyond it, else the commit before the last. */
export function defaultRef() {
  const ahead = exists('origin/main') && git('rev-parse', 'origin/main') !== git('rev-parse', 'HEAD');
  if (ahead) return 'origin/main';
  return exists('HEAD~1') ? 'HEAD~1' : 'HEAD';
}

/** Paths of all that is different from where we and `ref` parted, what is not committed included. */
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
 * The workspaces (`{ folder, manifest }`) that changed files concern, what they are made from before them. A file
 * outside of all workspaces concerns e2e, which checks the whole repository; the lock file concerns all. With
 * `shipped`, only those that are another thing when they run: what is there for tests alone makes nothing else.
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
