import { setPortal } from '../support/api';
import { anApplicant } from '../support/applicants';
import { expectCleanPage } from '../support/axe';
import type { TestPortal } from '../support/harness';
import { borrowPortal, giveBack } from '../support/lone-portal';
import { button, field, h1, pagePath, words } from '../support/page';
import {
  answerEducation,
  answerPersonalInfo,
  answerWelcome,
  expectStep,
  next,
  wizardPath,
} from '../support/wizard';

fixture('The portal closes while somebody is typing').before(borrowPortal).after(giveBack);

test('they are told, staff still get in, and when it opens again the text is there', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  await t.navigateTo(`${portal.url}${wizardPath}`);
  await answerWelcome();
  await next();
  await answerPersonalInfo(anApplicant());
  await next();
  await next();
  await answerEducation();
  try {
    await setPortal(portal, false);
    await t.click(button('Next Step'));
    await t.expect(pagePath()).eql('/maintenance');
    await t.expect(h1.textContent).contains('The application period has ended');
    await expectCleanPage('the maintenance page');

    await t.navigateTo(`${portal.url}/staff/auth`);
    await t.expect(field('Email').exists).ok();
    await t.navigateTo(portal.url);
  } finally {
    await setPortal(portal, true);
  }
  await t.navigateTo(`${portal.url}${wizardPath}`);
  await expectStep(/Education/);
  await t.expect(field('Name of institution').value).eql('University of Rwanda');
  await next();
  await expectStep(/Experience/);
  await t.expect(words('There is a problem').exists).notOk();
});
