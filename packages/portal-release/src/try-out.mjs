/** Compares an uploaded release with its build, and loads it as a page would, before any visitor gets it. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { filesNamedBy } from './build.mjs';
import { sha384 } from './digest.mjs';

const loader = fileURLToPath(new URL('./load-in-sandbox.mjs', import.meta.url));
const loadWithinMs = 30_000;

/** Runs `work` on each item, at most `width` at a time. */
async function mapAtOnce(items, width, work) {
  let next = 0;
  const worker = async () => {
    while (next < items.length) await work(items[next++]);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
}

/**
 * Fetches every file that the manifest names, with the `mark` of the upload: a version that some were invited to is closed
 * to others. Resolves to how many files there are.
 */
export async function checkFiles(base, build, mark) {
  const headers = mark ? { cookie: mark } : {};
  const files = filesNamedBy(build.federation);
  await mapAtOnce(files, 6, async (file) => {
    const response = await fetch(`${base}/${file}`, { headers });
    if (!response.ok) throw new Error(`${file} answers ${response.status}.`);
    const content = Buffer.from(await response.arrayBuffer());
    if (sha384(content) !== build.sha384(file)) throw new Error(`${file} is served with another content.`);
  });
  return files.length;
}

/**
 * Loads the remote in a separate process, without a page or a portal around it.
 * @throws Error with what the remote threw, or because it took too long
 */
export function loadInSandbox(base, { manifest, federation }, mark) {
  const { remoteEntry } = federation.metaData;
  const task = {
    base,
    name: manifest.name,
    entry: (remoteEntry.path ?? '') + remoteEntry.name,
    mounts: [...new Set(manifest.pages.map((page) => page.mount))],
    parts: [...new Set((federation.exposes ?? []).flatMap(({ assets }) => assets?.js?.async ?? []))],
  };
  return new Promise((resolve, reject) => {
    const child = fork(loader, [JSON.stringify(task)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // Arguments are there for everybody on the machine to read.
      env: { ...process.env, UPLOAD_MARK: mark ?? '' },
    });
    let outcome;
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      complaint = (complaint + text).slice(-2000);
    });
    const late = setTimeout(() => {
      outcome = { problem: `It was not loaded after ${loadWithinMs / 1000} s.` };
      child.kill('SIGKILL');
    }, loadWithinMs);
    child.on('message', (message) => {
      outcome = message;
    });
    child.once('exit', (code) => {
      clearTimeout(late);
      if (outcome?.loaded) resolve();
      else reject(new Error(outcome?.problem ?? (complaint.trim() || `The attempt ended with ${code}.`)));
    });
  });
}
