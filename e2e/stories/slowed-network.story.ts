import { fillInternship, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { fill } from '../support/form';
import { harness, type TestPortal } from '../support/harness';
import { button, field, pagePath, words } from '../support/page';
import { startTestPortal } from '../support/portal';
import { slowPairs, slowPasswords } from '../support/slowed';
import { signInAsStaff } from '../support/staff';
import { answerPersonalInfo, answerWelcome, expectStep, next, wizardPath } from '../support/wizard';

fixture('Somebody in a university tries many passwords and pairs')
  .before(async (context) => {
    const portal = await startTestPortal(harness().startPortal);
    context.portal = portal;
    context.account = await submittedApplicant(portal);
    context.draft = anApplicant();
    await fillInternship(portal, context.draft);
    await slowPasswords(portal);
    await slowPairs(portal);
  })
  .after((context) => context.portal.stop());

test('others there sign in with their passwords on both pages; a wrong one is reported as everywhere, and nothing typed is lost', async (t) => {
  const { portal, account } = t.fixtureCtx;
  await t.navigateTo(portal.url);
  await fill('Email or phone', account.applicant.email);
  await fill('Password', 'Not-the-password-1');
  await t.pressKey('enter');
  await t.expect(words('Invalid email/phone or password. Please check your credentials.').exists).ok();
  await t.expect(field('Email or phone').value).eql(account.applicant.email);
  await fill('Password', account.password);
  await t.pressKey('enter');
  await t.expect(pagePath()).eql('/userdashboard');
  await signInAsStaff(portal as TestPortal);
});

test('other people on this network start and continue their applications', async (t) => {
  const { portal, draft } = t.fixtureCtx;
  await t.navigateTo(`${portal.url}${wizardPath}`);
  await answerWelcome();
  await next();
  await answerPersonalInfo(anApplicant());
  await next();
  await next();
  await expectStep(/Education/);

  await t.eval(() => window.localStorage.clear());
  await t.navigateTo(`${portal.url}${wizardPath}`);
  await answerWelcome();
  await next();
  await fill('Email', draft.email);
  await fill('Phone Number', draft.phone);
  await t.click(button('Continue my application'));
  await t.expect(button('Continue my application').exists).notOk('the draft should open');
});
