import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleBoard, ModuleRemote } from '@portal/contract-remote-v1';
import type { Browser } from 'puppeteer-core';
import type { TestPortal } from '../support/harness';
import { createRepository, type Published } from './kits';
import { meetNeighbours } from './neighbours';
import { commitAll, runWorkflow } from './pipeline';
import { promote, type Releasing, release, releaseToken, rollBack, rollBackAtOnce } from './release';
import { makeTeamKey } from './team';

const name = 'mfe-open-days';

export interface Scene {
  kits: Published;
  portal: TestPortal;
  browser: Browser;
}

/** Makes the repository of a remote, and checks types, tests and the build. */
export async function makeRemote(kits: Published): Promise<string> {
  const place = await createRepository(kits, 'remote', 'open-days');
  for (const script of ['types', 'test', 'build']) await kits.run(place, 'npm', ['run', '--silent', script]);
  return place;
}

/** What a visitor reads at the remote's address: its heading, and the portal's answer to its call. */
async function readPage({ portal, browser }: Scene): Promise<{ heading: string; text: string }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  try {
    await page.goto(`${portal.url}/open-days`);
    await page.waitForFunction(() => /The portal is (open|closed)/.test(document.body.innerText));
    if (errors.length > 0) throw new Error(errors.join('\n'));
    return await page.evaluate(() => ({
      heading: document.querySelector('h1')?.textContent ?? '',
      text: document.querySelector('main')?.innerText ?? '',
    }));
  } finally {
    await page.close();
  }
}

const expect = (found: string, wanted: string) => {
  if (found !== wanted) throw new Error(`It reads "${found}", not "${wanted}".`);
};

/** The remote in the form that the release commands need. */
export const asReleasing = ({ kits, portal }: Scene, place: string): Releasing => ({
  kits,
  portal,
  place,
  name,
});

/** The remote's entry in the list of releases. */
async function listed({ portal }: Scene): Promise<ModuleRemote> {
  const answer = await fetch(`${portal.url}/registry/remotes`, {
    headers: { authorization: `Bearer ${await releaseToken(portal)}` },
  });
  const found = ((await answer.json()) as ModuleBoard).remotes.find((remote) => remote.name === name);
  if (!found) throw new Error(`The list of releases has no ${name}.`);
  return found;
}

/**
 * Runs the remote's example pipelines: the check, then the release of a tag, signed by the team's key, to one visitor
 * in ten.
 */
export async function releaseByPipeline(scene: Scene, place: string, scratch: string): Promise<void> {
  const releasing = asReleasing(scene, place);
  const { url, token } = scene.kits.registry;
  const runner = {
    scratch,
    vars: { NPM_REGISTRY: url, PORTAL_URL: scene.portal.url },
    secrets: { NPM_TOKEN: token, RELEASE_KEY: await makeTeamKey(releasing, scratch) },
  };
  const commit = commitAll(place);
  await runWorkflow(place, 'ci', runner);
  await runWorkflow(place, 'release', { ...runner, ref: 'v100.3.0' });
  const { canary, versions } = await listed(scene);
  const signer = versions.find(({ version }) => version === canary?.version)?.signer;
  expect(
    `${canary?.version.split('-')[0]} ${signer?.title} ${signer?.commit}`,
    `100.3.0 Team Open Days ${commit}`,
  );
  await rollBack(releasing);
}

/** How often a rollback is timed. */
const rollbacks = 5;

/** Milliseconds from a rollback until the first version's page is shown. */
async function untilBack(scene: Scene, back: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await back();
  const next = await readPage(scene);
  const ms = Math.round(performance.now() - begun);
  expect(next.heading, 'Open days');
  return ms;
}

/** Promotes the second version and rolls it back, several times. Resolves to a text with the milliseconds of each. */
async function timeRollbacks(scene: Scene, releasing: Releasing, second: string): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < rollbacks; round += 1) {
    await promote(releasing, second);
    times.push(await untilBack(scene, () => rollBackAtOnce(releasing)));
  }
  return times.join(', ');
}

/**
 * Releases the remote, opens it, changes it, releases it again and takes it back; the four remotes of this repository
 * open beside each version. Resolves to a text with the milliseconds from the rollback command to the page that a
 * visitor reads.
 */
export async function releaseRemote(scene: Scene, place: string): Promise<string> {
  const releasing = asReleasing(scene, place);
  const neighbours = await meetNeighbours(scene.portal, scene.browser);
  await release(releasing, '100.1.0');
  const first = await readPage(scene);
  expect(first.heading, 'Open days');
  expect(first.text.includes('The portal is open.') ? 'open' : first.text, 'open');
  await neighbours.open('/open-days');

  const source = path.join(place, 'src/open-days-page.tsx');
  const text = await readFile(source, 'utf8');
  await writeFile(source, text.replace(/>\s*Open days\s*<\/h1>/, '>Open days in June</h1>'));
  await scene.kits.run(place, 'npm', ['run', '--silent', 'build']);
  const second = await release(releasing, '100.2.0');
  expect((await readPage(scene)).heading, 'Open days in June');
  await neighbours.open('/open-days');

  const byNpx = await untilBack(scene, () => rollBack(releasing));
  const atOnce = await timeRollbacks(scene, releasing, second);
  await neighbours.open('/open-days');
  await writeFile(source, text);
  return `${atOnce} ms, by npx ${byNpx} ms`;
}
