import { ClientFunction } from 'testcafe';
import { call, staffSignIn } from '../support/api';
import { anApplicant } from '../support/applicants';
import { expectCleanPage } from '../support/axe';
import { anotherDevice } from '../support/device';
import { fill, tick } from '../support/form';
import type { TestPortal } from '../support/harness';
import { borrowPortal, giveBack } from '../support/lone-portal';
import { mailTo } from '../support/mailbox';
import { button, errorAt } from '../support/page';
import { openAsStaff } from '../support/staff';
import { result } from '../support/toasts';
import { answerPersonalInfo, answerWelcome, expectStep, next, wizardPath } from '../support/wizard';

fixture('Continuing an application asks for a code, when staff have set it so')
  .before(borrowPortal)
  .after(async (context) => {
    const portal = context.portal as TestPortal;
    const { token } = await staffSignIn(portal);
    await call(portal, 'PUT', '/api/admin/settings', { token, json: { resume_code: 'off' } });
    await giveBack(context);
  });

const forget = ClientFunction(() => window.localStorage.clear());

test('a known device needs no code; on another device only the mailed code opens the application', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  const applicant = anApplicant();
  const comeBack = async () => {
    await t.navigateTo(`${portal.url}${wizardPath}`);
    await answerWelcome();
    await next();
    await fill('Email', applicant.email);
    await fill('Phone Number', applicant.phone);
    await t.click(button('Continue my application'));
  };

  await openAsStaff(portal, '/admin/portal-settings');
  await tick('Ask on a new device');
  await t.click(button('Save choice'));
  await t.expect(result('Settings saved.')).ok();
  await forget();

  await t.navigateTo(`${portal.url}${wizardPath}`);
  await answerWelcome();
  await next();
  await answerPersonalInfo(applicant);
  await next();
  await next();
  await expectStep(/Education/);
  await forget();
  await comeBack();
  await expectStep(/Education/);

  await anotherDevice();
  await comeBack();
  await expectStep('Enter your code');
  await expectCleanPage('the screen that asks for the code', { newToAxe: true });
  const { text = '' } = await mailTo(portal, applicant.email, /^Your code/);
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
  await fill('Code', code === '123456' ? '654321' : '123456');
  await t.click(button('Continue'));
  await t.expect(errorAt('Code')).contains('That code is not right');
  await expectCleanPage('a code that is not right', { consoleToo: false, newToAxe: true });
  await fill('Code', code);
  await t.click(button('Continue'));
  await expectStep(/Education/);
});
