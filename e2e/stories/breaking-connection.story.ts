import { readFile } from 'node:fs/promises';
import { fillInternship, saveProgress, storageOf } from '../support/api';
import { anApplicant } from '../support/applicants';
import { type BreakingLine, breakingLine } from '../support/breaking-connection';
import { openSignedIn } from '../support/device';
import { harness } from '../support/harness';
import { button, field, words } from '../support/page';
import { until } from '../support/patience';
import { giveFiles, removeFiles } from '../support/pdfs';
import { storedDocument } from '../support/stored-document';
import { phone, resize } from '../support/windows';
import { documentLabels, expectStep, wizardPath } from '../support/wizard';

const kilobyte = 1024;

fixture('A large document on a line that breaks again and again')
  .before(async (context) => {
    await giveFiles(context);
    context.line = await breakingLine(harness().shared.url, 700 * kilobyte);
  })
  .after(async (context) => {
    await (context.line as BreakingLine).stop();
    await removeFiles(context);
  });

test('arrives once and whole, over lost connections, a time offline, and a page that is opened again', async (t) => {
  const { bad, line } = t.fixtureCtx as { bad: { justFits: string }; line: BreakingLine };
  const portal = harness().shared;
  const session = await fillInternship(portal, anApplicant());
  await saveProgress(portal, session, 11, {});
  await resize(t, phone);
  const address = `${line.url}${wizardPath}`;
  await openSignedIn(address, storageOf(session));
  await expectStep(/Documents/);
  const row = field(documentLabels.transcript).parent('.p-field').find('.p-file-standing');
  const before = line.sent();

  await t.setFilesToUpload(field(documentLabels.transcript), bad.justFits);
  await until('a part of the file has gone', () => line.sent() - before > 1500 * kilobyte);
  line.cut();
  await t.expect(row.withText('No connection. It continues automatically').exists).ok();
  await t.expect(button('Cancel just-fits.pdf').exists).ok();
  line.reconnect();
  await t.eval(() => window.location.reload());
  await expectStep(/Documents/);
  await t.expect(row.withText(/^Uploaded · 5\.0 MB$/).exists).ok('it should go on by itself');

  await t.expect(line.breaks()).gte(6);
  const file = await readFile(bad.justFits);
  await t.expect(line.sent() - before).lt(1.8 * file.length, 'what had arrived is not sent again');
  const { name, bytes } = await storedDocument(portal, session, 'transcript');
  await t.expect(name).eql('just-fits.pdf');
  await t.expect(bytes.equals(file)).ok('the very bytes should be stored');
  await t.expect(words('could not be').exists).notOk();
});
