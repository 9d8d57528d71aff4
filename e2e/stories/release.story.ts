import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ClientFunction } from 'testcafe';
import { anApplicant, answers } from '../support/applicants';
import { inAnotherBrowser } from '../support/browser-beside';
import { anotherDevice } from '../support/device';
import { fill } from '../support/form';
import type { TestPortal } from '../support/harness';
import { borrowPortal, giveBack } from '../support/lone-portal';
import { button, field, heading, words } from '../support/page';
import { patienceMs } from '../support/patience';
import { command, liveFolder, liveVersion, withChangedBuild } from '../support/releases';
import {
  answerEducation,
  answerExperience,
  answerPersonalInfo,
  answerWelcome,
  expectStep,
  next,
  wizardPath,
} from '../support/wizard';

const remote = 'mfe-admin';
const before = 'Welcome back';
const after = 'Welcome to the new staff area';

fixture('A team releases its part while people use the portal').before(borrowPortal).after(giveBack);

/** The text that a new visitor reads on the staff's sign-in page. */
const newVisitorReads = ({ url }: TestPortal): Promise<string> =>
  inAnotherBrowser(async (visitor) => {
    const page = await visitor.newPage();
    page.setDefaultTimeout(patienceMs());
    await page.goto(`${url}/staff/auth`);
    const h1 = await page.waitForSelector('h1:not([data-drawn] *)');
    return (await h1?.evaluate((element) => element.textContent)) ?? '';
  });

const withWords = (words: string) => (_file: string, text: string) => text.replaceAll(before, words);
const markPage = ClientFunction(() => {
  document.body.dataset.opened = 'before the release';
});
const mark = ClientFunction(() => document.body.dataset.opened);

test('a new visitor sees the release and the rollback; an open wizard keeps working with the typed answers', async (t) => {
  const { portal } = t.fixtureCtx as { portal: TestPortal };
  const applicant = anApplicant();
  await t.navigateTo(`${portal.url}${wizardPath}`);
  await answerWelcome();
  await next();
  await fill('Full Name', applicant.name);
  await markPage();
  await t.expect(await newVisitorReads(portal)).eql(before);

  const first = await liveVersion(portal, remote);
  const released = await withChangedBuild(remote, withWords(after), (folder) =>
    command(portal, 'release', [remote, '--version', '100.1.0', '--from', folder]),
  );
  await t.expect(released.code).eql(0, released.output);
  await t.expect(await liveVersion(portal, remote)).match(/^100\.1\.0-[0-9a-f]{8}$/);
  await t.expect(await newVisitorReads(portal)).eql(after);
  await t.expect(field('Full Name').value).eql(applicant.name);

  const back = await command(portal, 'rollback', [remote]);
  await t.expect(await liveVersion(portal, remote)).eql(first);
  await t.expect(back.code).eql(0, back.output);
  // A rollback takes two seconds at most; the time of a command that is refused at once shows how slow the machine is.
  const refused = await command(portal, 'rollback', ['nobody']);
  await t.expect(refused.code).eql(1, refused.output);
  await t.expect(back.ms).lt(2000 + 10 * refused.ms, 'a rollback takes effect at once');
  await t.expect(await newVisitorReads(portal)).eql(before);

  await t.expect(mark()).eql('before the release', 'the page was not loaded again');
  await answerPersonalInfo(applicant);
  await next();
  await t.expect(button('Next Step').exists).ok();
});

test('a page whose later files are gone reloads once, and the typed answers are still there', async (t) => {
  const { portal } = t.fixtureCtx as { portal: TestPortal };
  const wizard = 'mfe-intern-wizard';
  await t.navigateTo(portal.url);
  await anotherDevice();
  await t.navigateTo(`${portal.url}${wizardPath}`);
  await answerWelcome();
  await next();
  await answerPersonalInfo(anApplicant());
  await next();
  await next();
  await answerEducation();
  await markPage();
  const old = await liveFolder(portal, wizard);
  const released = await withChangedBuild(
    wizard,
    (_file, text) => text,
    (folder) => command(portal, 'release', [wizard, '--version', '100.1.0', '--from', folder]),
  );
  await t.expect(released.code).eql(0, released.output);
  // The old files are removed, as after the time for which the files of earlier versions are kept.
  rmSync(old, { recursive: true });
  // The code of the next step is loaded already, that of the step after it is not.
  await next();
  await answerExperience();
  await t.click(button('Next Step'));
  await expectStep(/Motivation/);
  await t.expect(mark()).eql(undefined, 'the page should have been loaded again');
  await t.click(button('Previous'));
  await expectStep(/Experience/);
  await t.expect(field('Description', 'Clinical experience 1').value).eql(answers.experience);
});

test('a file that was altered in transit does not run: a panel in its place reports it, and the other pages work', async (t) => {
  const { portal } = t.fixtureCtx as { portal: TestPortal };
  await t.navigateTo(portal.url);
  await anotherDevice();
  const folder = await liveFolder(portal, remote);
  const alter = (beginning: string) => {
    const file = readdirSync(folder).find((name) => name.startsWith(beginning) && name.endsWith('.js')) ?? '';
    const place = path.join(folder, file);
    const released = readFileSync(place);
    for (const copy of [`${place}.br`, `${place}.gz`]) rmSync(copy, { force: true });
    writeFileSync(place, `${released}\ndocument.body.dataset.opened = 'altered';`);
    return () => writeFileSync(place, released);
  };
  const restoreChunk = alter('__federation_expose_sign_in');
  await t.expect(await newVisitorReads(portal)).match(/could not be reached|has stopped working/);
  restoreChunk();

  const restoreEntry = alter('remoteEntry');
  await t.navigateTo(`${portal.url}/staff/auth`);
  await t.expect(words(/could not be reached|has stopped working/).exists).ok();
  await t.expect(mark()).notEql('altered', 'nothing of an altered file may run');
  await t.navigateTo(`${portal.url}${wizardPath}`);
  await t.expect(button('Next Step').exists).ok('the other remotes should go on');
  await t.navigateTo(portal.url);
  await t.expect(heading('Welcome Back').exists).ok('the first page should go on');

  restoreEntry();
  await t.expect(await newVisitorReads(portal)).eql(before);
  // Clears the browser's cache, which has the altered file.
  await anotherDevice();
});
