import { fileLabels, fileMessages } from '@portal/contract-svc-applications-v1';
import { person, welcome } from '@portal/contract-svc-applications-v1/questions';
import { fillInternship } from '../support/api';
import { anApplicant } from '../support/applicants';
import { expectCleanPage } from '../support/axe';
import { harness } from '../support/harness';
import { button, errorAt, errorSummary, field, focusedText, pageTitle, words } from '../support/page';
import { badFiles, removeFolder } from '../support/pdfs';
import {
  answerPersonalInfo,
  answerWelcome,
  documentLabels,
  expectStep,
  next,
  openAs,
  upload,
  wizardPath,
} from '../support/wizard';

fixture('An applicant answers wrongly first')
  .before(async (context) => {
    context.bad = await badFiles();
  })
  .after((context) => removeFolder(context.bad.folder));

const address = () => `${harness().shared.url}${wizardPath}`;

test('step 1 says what is missing; step 2 lists every problem, leads to each field, and then lets go on', async (t) => {
  await t.navigateTo(address());
  await t.click(button('Next Step'));
  await t.expect(words(welcome.ask.purpose.say.en).exists).ok();
  await answerWelcome();
  await next();
  await t.click(button('Next Step'));

  await t.expect(errorSummary.exists).ok();
  await t.expect(focusedText()).contains('There is a problem');
  await t.expect(pageTitle()).match(/^Error: /);
  await t.expect(errorAt('Full Name')).eql(person.ask.name.say.en);
  await t.expect(errorAt('Email')).eql(person.ask.email.say.en);
  await t.expect(errorAt('Phone Number')).eql(person.ask.phone.say.en);
  await t.expect(errorAt('Date of birth')).eql(person.ask.dob.say.en);
  await expectCleanPage('step 2 with its errors');
  await t.click(errorSummary.find('a').withExactText(person.ask.current_address.say.en));
  await t.expect(field('Current Address').focused).ok();

  await answerPersonalInfo({ ...anApplicant(), email: 'amina at example', dob: '2015-01-01' });
  await t.click(button('Next Step'));
  await t.expect(errorAt('Email')).eql(person.ask.email.say.en);
  await t.expect(errorAt('Date of birth')).eql(person.ask.dob.age.en);
  await t.expect(field('Full Name').value).eql('Amina Uwase', 'what was right should stay');

  await answerPersonalInfo(anApplicant());
  await next();
  await t.expect(pageTitle()).notMatch(/^Error: /);
});

test('step 11 says of each file why it cannot be taken; step 12 wants a signature', async (t) => {
  const session = await fillInternship(harness().shared, anApplicant());
  await openAs(session, 11);
  const label = documentLabels.cv;
  const { bad } = t.fixtureCtx;
  for (const [file, sentence] of [
    [bad.empty, fileMessages.empty(fileLabels.cv)],
    [bad.notPdf, fileMessages.notPdf(fileLabels.cv)],
    [bad.locked, fileMessages.locked(fileLabels.cv)],
    [bad.large, fileMessages.tooLarge(fileLabels.cv, 5)],
  ] as const) {
    await t.setFilesToUpload(field(label), file);
    await t.expect(errorAt(label)).eql(sentence);
  }
  await expectCleanPage('step 11 with its error', { newToAxe: true });
  await upload(label, bad.justFits);
  await t.expect(errorAt(label)).eql('');
  await next();
  await expectStep(/Review/);
  await t.click(button('Submit Application'));
  await t.expect(errorSummary.exists).ok();
  await t.expect(errorAt('Signature')).eql('Please provide your signature before submitting.');
  await expectCleanPage('step 12 with its error', { newToAxe: true });
});
