import { Selector } from 'testcafe';
import { call, staffSignIn, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { expectCleanPage } from '../support/axe';
import { fill } from '../support/form';
import type { TestPortal } from '../support/harness';
import { minutesAreOver } from '../support/holding';
import { borrowPortal, giveBack } from '../support/lone-portal';
import { linkFromMail, mailTo } from '../support/mailbox';
import { hasLapsedOffer, offeredApplicant, replyOver } from '../support/offers';
import { button, dialog, h1, sidewaysScroll, words } from '../support/page';
import { inSecondWindow } from '../support/second-window';
import { expectCleanStaffPage, openAsStaff, timelineEntry } from '../support/staff';
import { desktop, phone, resize } from '../support/windows';

fixture('A place that somebody leaves goes to the next of the waiting list')
  .before(borrowPortal)
  .after(giveBack);

const free = 'A place has become free, and we are glad to offer it to you.';
const offered = /offer you a place/;

test('an offer lapses, the next gets it by mail and accepts, and the late press of the first is answered kindly', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  const solange = await offeredApplicant(portal, 'Solange Mukashema');
  const divine = await submittedApplicant(portal, anApplicant('Divine Ingabire'));
  const { token } = await staffSignIn(portal);
  const json = { application_id: divine.application_id };
  await call(portal, 'POST', '/api/admin/waiting-list', { token, json });
  await mailTo(portal, divine.applicant.email, /on our waiting list/);

  await inSecondWindow(portal, async (first) => {
    await first.open(new URL(solange.link).pathname);
    await first.see('Accept this place');
    await replyOver(portal, solange.application_id);
    await hasLapsedOffer(portal, solange.application_id);
    await mailTo(portal, solange.applicant.email, /Our offer has lapsed/);

    await resize(t, desktop);
    await openAsStaff(portal, '/admin/waiting-list?programme=intern');
    await t.click(Selector('button').withText('Offer to the next'));
    await fill('Message to the applicant', free);
    await t.click(dialog.find('button').withExactText('Offer the place'));
    await t.expect(timelineEntry('Free place offered to them').exists).ok();
    await minutesAreOver(portal);

    await resize(t, phone);
    await t.navigateTo(await linkFromMail(portal, divine.applicant.email, offered, '/offer/'));
    await t.click(button('Accept this place'));
    await t.expect(h1.withText('Your place is confirmed').exists).ok();
    await t.expect(sidewaysScroll()).lte(0);
    await expectCleanPage('a place from the waiting list', { newToAxe: true });

    await first.press('Accept this place');
    await first.see('This offer has lapsed');
    await first.see('please write to us');
  });

  await resize(t, desktop);
  await openAsStaff(portal, `/dashboard/intern/${solange.application_id}`);
  await t.expect(timelineEntry('Offer lapsed').exists).ok();
  await openAsStaff(portal, `/dashboard/intern/${divine.application_id}`);
  await t.expect(timelineEntry('Offer accepted').exists).ok();
  await openAsStaff(portal, '/admin/waiting-list?programme=intern');
  await t.expect(words('Nobody is on this waiting list').exists).ok();
  await expectCleanStaffPage('a waiting list whose place was given', { newToAxe: true });
});
