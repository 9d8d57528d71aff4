import { type ReadRegistry, readRegistry } from '@portal/contract-remote-v1';
import { type FederationManifest, filesOf, folderOf, liveFolders, REGISTRY, remoteOf } from './routes';
import { fetchToKeep, isFleeting, keep, kept, remoteStore } from './stores';

/** The registry as the device last received it. */
export async function keptRegistry(): Promise<ReadRegistry | undefined> {
  const answer = await kept(remoteStore, REGISTRY);
  return answer && readRegistry(await answer.json());
}

/**
 * Keeps the registry, and removes every version that it no longer lists: a version that was rolled back is not served
 * again.
 */
export async function hearRegistry(answer: Response): Promise<void> {
  if (isFleeting(answer)) return;
  const live = liveFolders(readRegistry(await answer.clone().json()));
  await keep(remoteStore, REGISTRY, answer);
  const store = await caches.open(remoteStore);
  for (const { url } of await store.keys()) {
    const folder = remoteOf(new URL(url).pathname);
    if (folder && !live.includes(folder)) await store.delete(url);
  }
}

/**
 * Keeps all files of a remote with the words of this language, without the remote's copies of packages that the shell
 * lends.
 */
export async function keepRemote(
  registry: ReadRegistry,
  name: string,
  language: string | undefined,
): Promise<void> {
  const address = registry.remotes[name]?.manifest;
  if (!address) return;
  await fetchToKeep(remoteStore, address);
  const manifest: FederationManifest = await (await kept(remoteStore, address))?.json();
  for (const file of filesOf(manifest, language)) await fetchToKeep(remoteStore, folderOf(address) + file);
}
