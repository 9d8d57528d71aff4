/**
 * `npm run images [-- --built] [results.json]`: builds every Dockerfile, starts each part only from the files of its
 * image, and takes an application through the portal. With `--built` it uses the images of the last run.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildah, buildImage, ensureBases, ownSize } from './buildah';
import { startPortal } from './portal';
import { applicationIsTaken, mailIsSent, pagesArrive, remotes, reportIsWritten } from './story';

const parts = ['svc-auth', 'svc-applications', 'svc-reports', 'gateway', 'shell', ...remotes];
/** MB above the base image: a larger part has gained files by mistake. */
const sizeLimit = (part: string) => (part === 'svc-reports' ? 180 : /^(svc-|gateway)/.test(part) ? 120 : 10);

/** Milliseconds for two checks of `rest.cjs`, and a bit more. */
const restMs = 25_000;

const results = { passed: 0, failed: 0, failures: [] as { title: string; detail: string }[] };

async function check(title: string, work: () => Promise<unknown>): Promise<void> {
  const begun = Date.now();
  try {
    const result = await work();
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    console.log(`✓ ${title} (${typeof result === 'string' ? `${result}, ` : ''}${seconds} s)`);
    results.passed += 1;
  } catch (error) {
    console.log(`✗ ${title}`);
    results.failed += 1;
    results.failures.push({ title, detail: (error as Error).message });
  }
}

async function story(scratch: string): Promise<void> {
  const portal = await startPortal(scratch);
  try {
    await check(
      'each part answers its own health check from a read-only root, as nobody special',
      async () => {
        for (const [part, running] of Object.entries(portal.started)) {
          if (!(await running.healthy())) throw new Error(`${part} is not healthy: ${running.output()}`);
          const ready = await fetch(`${portal.at(part)}/readyz`);
          if (!ready.ok) throw new Error(`${part} is not ready: ${await ready.text()}`);
        }
      },
    );
    await check('no part is root, has a capability or can write to its own files', async () => {
      const program = `const fs = require('fs');
        const line = fs.readFileSync('/proc/self/status', 'utf8').match(/^CapEff:.*$/m)[0].replace(/\\s+/g, ' ');
        let code; try { fs.writeFileSync('/portal/x', '') } catch (error) { code = error.code }
        console.log(process.getuid(), process.getgroups().join(), line, code)`;
      for (const [part, running] of Object.entries(portal.started)) {
        const output = await running.evaluate(program);
        if (output !== '1000 1000 CapEff: 0000000000000000 EROFS') throw new Error(`${part}: ${output}`);
      }
    });
    await check('the remotes publish themselves, twice without harm', async () => {
      await portal.publish();
      await portal.publish();
    });
    await check('pages and remotes arrive', () => pagesArrive(portal.url));
    await check('an application is taken, its document is stored and read', () =>
      applicationIsTaken(portal.url),
    );
    await check('a report is written', () => reportIsWritten(portal.url));
    await check('a mail is sent', () => mailIsSent(portal.url, portal.mailServer));
    await check('at rest each gives back what starting took', async () => {
      const of = () =>
        Object.entries(portal.started).map(([part, { memoryMb }]) => [part, memoryMb()] as const);
      const before = Object.fromEntries(of());
      await pause(restMs);
      return of()
        .map(([part, mb]) => `${part} ${before[part]} to ${mb} MB`)
        .join(', ');
    });
  } finally {
    const codes = await portal.stop();
    await check('asked to stop, each ends by itself', async () => {
      const wrong = Object.entries(codes).filter(([, code]) => code !== 0);
      if (wrong.length > 0)
        throw new Error(wrong.map(([part, code]) => `${part} ended with ${code}`).join(', '));
    });
  }
}

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const resultsFile = given.find((word) => word.endsWith('.json'));
  const scratch = mkdtempSync(join(tmpdir(), 'portal-images-'));
  try {
    if (!given.includes('--built')) {
      await check('the two images to start from are there', () => ensureBases(scratch));
      for (const part of parts) {
        await check(`the image of ${part} is built`, async () => {
          await buildImage(part, scratch);
          const size = await ownSize(part);
          if (size > sizeLimit(part)) throw new Error(`It adds ${size} MB; ${sizeLimit(part)} are allowed.`);
          return `${size} MB over Node itself`;
        });
      }
      // Removes layers of build stages, which take gigabytes.
      await buildah('rmi', '--prune', '--force');
    }
    if (results.failed === 0) {
      await story(join(scratch, 'portal')).catch((error: Error) =>
        check('the portal starts from its images', () => Promise.reject(error)),
      );
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  if (resultsFile) writeFileSync(resultsFile, JSON.stringify(results));
  else for (const { title, detail } of results.failures) console.log(`\n${title}\n${detail}`);
  console.log(`${results.passed} passed, ${results.failed} failed`);
  process.exitCode = results.failed > 0 ? 1 : 0;
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
