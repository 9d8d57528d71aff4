/**
 * `npm run test:kits`: does the work of a team with a repository of its own, with nothing but packed kits and an empty
 * folder. The kits are packed and published to a registry of this test. From there a remote and a service are made,
 * checked, built, developed, run through the examples of their pipelines, released into a running portal, opened in a
 * browser and taken back, beside the four remotes of this repository. With `--image` both also run from their images,
 * built by buildah (as root on Debian, like `npm run images`). `-- remote` or `-- service` takes only one of them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBrowser } from '../support/browser';
import { type Checks, report, runProgram } from '../support/checks';
import { loadLauncher } from '../support/launcher';
import { startTestPortal } from '../support/portal';
import { root } from '../support/scripts';
import { developRemote } from './develop';
import { releaseByImage, serviceFromPipeline } from './image';
import { publishKits, run } from './kits';
import { asReleasing, makeRemote, releaseByPipeline, releaseRemote, type Scene } from './remote';
import {
  checkService,
  credential,
  developOpenDays,
  fromBuild,
  makeService,
  registerService,
} from './service';

async function check(checks: Checks, title: string, work: () => Promise<void>): Promise<void> {
  const problem = await work().then(
    () => [],
    (error: Error) => [error.message],
  );
  checks.note(title, problem);
}

async function checkRemote(checks: Checks, scene: Scene, scratch: string, images: boolean): Promise<void> {
  let place = '';
  await check(checks, 'A remote is made, checked, built, released, opened and taken back', async () => {
    place = await makeRemote(scene.kits);
    const took = await releaseRemote(scene, place);
    report(`… from \`portal-release rollback\` to the page that shows it: ${took}`);
  });
  await check(checks, 'The remote is developed in its fake shell', () => developRemote(place, scene.browser));
  await check(
    checks,
    'The examples of its pipeline check it, and release a tag with the key of its team',
    () => releaseByPipeline(scene, place, scratch),
  );
  if (images)
    await check(checks, 'Its image uploads and tries it', () =>
      releaseByImage(asReleasing(scene, place), scratch),
    );
}

async function checkServices(checks: Checks, scene: Scene, scratch: string, images: boolean): Promise<void> {
  const { kits, portal } = scene;
  let place = '';
  await check(checks, 'A service is made, checked, built, registered, called and taken out', async () => {
    place = await makeService(kits);
    await registerService({ kits, portal, place }, fromBuild(place));
  });
  await check(checks, 'The service is developed alone', () => developOpenDays(place));
  await check(checks, 'The example of its pipeline checks it', () => checkService(kits, place, scratch));
  if (images)
    await check(
      checks,
      'Its pipeline makes an image and publishes its contract; it is called from there',
      async () => {
        await registerService({ kits, portal, place }, await serviceFromPipeline(kits, place, scratch));
      },
    );
}

runProgram(async ({ flags, patterns }, checks) => {
  const chosen = (kind: string) => patterns.length === 0 || patterns.includes(kind);
  const images = flags.has('--image');
  const scratch = await mkdtemp(path.join(tmpdir(), 'portal-kits-'));
  await run(root, process.execPath, ['scripts/build.mjs']);
  const kits = await publishKits(scratch);
  try {
    const portal = await startTestPortal(await loadLauncher(), {
      env: { SERVICE_CREDENTIAL_OPEN_DAYS: credential },
    });
    const browser = await openBrowser();
    try {
      const scene = { kits, portal, browser };
      if (chosen('remote')) await checkRemote(checks, scene, scratch, images);
      if (chosen('service')) await checkServices(checks, scene, scratch, images);
    } finally {
      await browser.close();
      await portal.stop();
    }
  } finally {
    await kits.registry.stop();
    await rm(scratch, { recursive: true, force: true });
  }
});
