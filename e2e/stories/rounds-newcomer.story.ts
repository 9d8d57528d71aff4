import { staffSignIn } from '../support/api';
import { anApplicant } from '../support/applicants';
import { expectCleanPage } from '../support/axe';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { button, field, linkWith, sidewaysScroll, words } from '../support/page';
import { startTestPortal } from '../support/portal';
import { day, inKigali, roundsOf } from '../support/rounds';
import { openAsStaff } from '../support/staff';
import { phone, resize } from '../support/windows';
import { answerPersonalInfo, answerWelcome, expectStep, next, wizardPath } from '../support/wizard';

fixture('Somebody new comes while no round is open').after(async ({ portal }) => portal?.stop());

const refused = /We are not taking applications now\. The next round opens on .* \(Kigali\)\./;
const opensAgain = /Closed now\. Opens on .* \(Kigali\)/;

test('home and wizard say when applications open again, and what was typed is there when they do', async (t) => {
  const portal = await startTestPortal(harness().startPortal);
  t.fixtureCtx.portal = portal;
  const { token } = await staffSignIn(portal);
  const rounds = roundsOf(portal, token);
  const opens = inKigali(-day);
  const autumn = await rounds.make('Autumn', opens, inKigali(day));
  await rounds.make('Winter', inKigali(5 * day), inKigali(30 * day));
  const newcomer = anApplicant();
  const expectTyped = async () => {
    await t.expect(field('Full Name').value).eql(newcomer.name);
    await t.expect(field('Email').value).eql(newcomer.email);
    await t.expect(field('Date of birth').value).eql(newcomer.dob);
    await t.expect(field('Current Address').value).eql(newcomer.current_address);
    await t.expect(field('Permanent Address').value).eql(newcomer.permanent_address);
  };

  // The round closes after the second step is filled in, and before Next signs the person in.
  await resize(t, phone);
  await t.navigateTo(`${portal.url}${wizardPath}`);
  await answerWelcome();
  await next();
  await expectStep('Personal Info');
  await answerPersonalInfo(newcomer);
  const closed = await rounds.change(autumn, 'Autumn', opens, inKigali(-1));
  await t.click(button('Next Step'));
  await t.expect(words(refused).exists).ok();
  await expectStep('Personal Info');
  await expectTyped();
  await t.expect(sidewaysScroll()).lte(0);
  await expectCleanPage('a sign-in that came after the closing', { newToAxe: true });

  // Home offers no Apply Now for this programme, and links to a page that says when it opens.
  await t.navigateTo(`${portal.url}/?`);
  await t.expect(words(opensAgain).exists).ok();
  await t.expect(linkWith('Apply Now').count).eql(1, 'visits alone are open');
  await t.click(linkWith('Continue your draft'));
  await t.expect(words('Applications are closed at the moment').exists).ok();
  await t.expect(words('The next round is "Winter".').exists).ok();
  await t.expect(words(/Opens on .* \(Kigali\)/).exists).ok();

  // A person without a draft is shown this, and when the programme opens.
  await t.click(button('Continue your draft'));
  await expectStep('Continue your application');
  await fill('Email', newcomer.email);
  await fill('Phone Number', newcomer.phone);
  await t.click(button('Continue'));
  await expectStep('Nothing to continue');
  await t.expect(words(opensAgain).exists).ok();

  await rounds.change(closed.round, 'Autumn', opens, inKigali(day));
  await t.navigateTo(`${portal.url}${wizardPath}?`);
  await expectStep('Personal Info');
  await expectTyped();
  await next();
  await expectStep('Personal Details');

  // Staff read the application, the first of this portal.
  await openAsStaff(portal, '/dashboard/intern/1');
  for (const typed of [newcomer.name, newcomer.current_address, newcomer.permanent_address])
    await t.expect(words(typed).exists).ok(`staff should read ${typed}`);
});
