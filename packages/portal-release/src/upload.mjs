import { packBuild } from './pack.mjs';
import { checkFiles, loadInSandbox } from './try-out.mjs';

/**
 * Uploads a build, checks that it is served as built, and loads it as a page would. No visitor gets it yet. Resolves to
 * its version.
 * @throws Error when the build is refused; the live version stays live
 */
export async function uploadAndTry(portal, name, folder, { number, commit, log = console.log } = {}) {
  const build = await packBuild(folder, number, { key: portal.key, commit });
  const { version } = build;
  const mark = await portal.upload(`/registry/remotes/${name}/releases/${version}`, build.archive);
  const kilobytes = Math.ceil(build.archive.length / 1000);
  log(
    `Uploaded ${name} ${version} (${kilobytes} KB${portal.key ? ', signed' : ''}); it fits the portal at ${portal.url}.`,
  );

  const base = `${portal.url}/remotes/${name}/${version}`;
  try {
    const files = await checkFiles(base, build, mark);
    await loadInSandbox(base, build, mark);
    log(`Tried it: ${files} files are served as built, and every mount loads.`);
  } catch (error) {
    throw new Error(`${name} ${version} is refused: ${error.message}\nNobody got it; what was live is live.`);
  }
  return version;
}
