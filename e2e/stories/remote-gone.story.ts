import { readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { Selector } from 'testcafe';
import { harness, type TestPortal } from '../support/harness';
import { button, heading, words } from '../support/page';
import { startTestPortal } from '../support/portal';
import { expectStep, wizardPath } from '../support/wizard';

// A separate portal: the browser may have cached the missing files from a shared one.
fixture('The files of a remote are gone')
  .before(async (context) => {
    context.portal = await startTestPortal(harness().startPortal);
  })
  .after((context) => context.portal.stop());

/** The folder with the releases of a remote. */
function releasesOf(remote: string, { dataDir }: TestPortal): string {
  const found = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find(
    (name) => path.basename(name) === remote,
  );
  if (!found) throw new Error(`There are no releases of ${remote} in ${dataDir}.`);
  return path.join(dataDir, found);
}

test('a panel in its place reports it, the other pages work, and trying again works once the files are back', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  const folder = releasesOf('mfe-intern-wizard', portal);
  renameSync(folder, `${folder}-away`);
  try {
    await t.navigateTo(`${portal.url}${wizardPath}`);
    await t.expect(words(/could not be reached|has stopped working/).exists).ok();
    await t.navigateTo(`${portal.url}/application/visitors`);
    await t.expect(button('Next Step').exists).ok('the other remotes should go on');
    await t.navigateTo(portal.url);
    await t.expect(heading('Welcome Back').exists).ok('the first page should go on');
    await t.click(Selector('a[href="/application/interns"]').filterVisible().nth(0));
    await t.expect(button('Try again').exists).ok();
  } finally {
    renameSync(`${folder}-away`, folder);
  }
  await t.click(button('Try again'));
  await expectStep(/./);
  await t.expect(button('Next Step').exists).ok();
});
