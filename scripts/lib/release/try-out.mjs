/** Holds an uploaded release against what was built, and loads it as a page would, before anybody gets it. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { mapAtOnce } from '../run.mjs';
import { filesNamedBy, sha384 } from './pack.mjs';

const loader = fileURLToPath(new URL('./load-in-sandbox.mjs', import.meta.url));
const loadWithinMs = 30_000;

/** Fetches every file that the manifest names. Resolves to how many there are. */
export async function checkFiles(base, build) {
  const files = filesNamedBy(build.federation);
  await mapAtOnce(files, 6, async (file) => {
    const response = await fetch(`${base}/${file}`);
    if (!response.ok) throw new Error(`${file} answers ${response.status}.`);
    const content = Buffer.from(await response.arrayBuffer());
    if (sha384(content) !== build.sha384(file)) throw new Error(`${file} is served with another content.`);
  });
  return files.length;
}

/**
 * Loads the remote in a process of its own, which has no page and no portal around it.
 * @throws Error with what the remote threw, or that it took too long
 */
export function loadInSandbox(base, { manifest, federation }) {
  const { remoteEntry } = federation.metaData;
  const task = {
    base,
    name: manifest.name,
    entry: (remoteEntry.path ?? '') + remoteEntry.name,
    mounts: [...new Set(manifest.pages.map((page) => page.mount))],
    parts: [...new Set((federation.exposes ?? []).flatMap(({ assets }) => assets?.js?.async ?? []))],
  };
  return new Promise((resolve, reject) => {
    const child = fork(loader, [JSON.stringify(task)], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let told;
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      complaint = (complaint + text).slice(-2000);
    });
    const late = setTimeout(() => {
      told = { problem: `It was not loaded after ${loadWithinMs / 1000} s.` };
      child.kill('SIGKILL');
    }, loadWithinMs);
    child.on('message', (message) => {
      told = message;
    });
    child.once('exit', (code) => {
      clearTimeout(late);
      if (told?.loaded) resolve();
      else reject(new Error(told?.problem ?? (complaint.trim() || `The attempt ended with ${code}.`)));
    });
  });
}
