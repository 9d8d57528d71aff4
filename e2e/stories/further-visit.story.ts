import { furtherVisit } from '@portal/contract-svc-applications-v1/questions';
import { call, storageOf } from '../support/api';
import { expectCleanView, expectView, openDashboard, reload } from '../support/dashboard';
import { choose, fill, tick } from '../support/form';
import { harness } from '../support/harness';
import { mailTo } from '../support/mailbox';
import { button, dialog, errorAt, errorSummary, field, link, pagePath, words } from '../support/page';
import { until } from '../support/patience';
import { expectStaffRead } from '../support/read-by-staff';
import { inSecondWindow } from '../support/second-window';
import { signedInApplicant } from '../support/staff-api';
import { result } from '../support/toasts';
import { visit } from '../support/visit-api';
import { phone, resize } from '../support/windows';

fixture('An applicant applies for the other programme too');

/** Typed on another device, where the applicant continued the form. */
const newPosition = 'Ward sister';

for (const size of [phone]) {
  test(`from the dashboard to the confirmation, with what is known already and two devices, on ${size.name}`, async (t) => {
    const portal = harness().shared;
    const { applicant, session } = await signedInApplicant(portal);
    await resize(t, size);
    await openDashboard(session);
    await t.click(link('Apply for a visit'));
    await t.expect(dialog.exists).ok();
    await expectCleanView('what comes');
    await t.click(button('Start Application'));
    await t.expect(result('Application Started')).ok();
    await expectView('Apply for a visit');

    await fill('Institution name', ' ');
    await t.click(button('Submit Application'));
    await t.expect(errorSummary.exists).ok();
    await t.expect(errorAt('Institution name')).eql(furtherVisit.ask.institution_name.say.en);
    await t.expect(errorAt('Position')).eql(furtherVisit.ask.institution_position.say.en);
    await t.expect(errorAt('Purpose of visit')).eql(furtherVisit.ask.purpose.say.en);
    await t.expect(errorAt('Visit start date')).eql(furtherVisit.ask.visit_start_date.say.en);
    await expectCleanView('the form of a visit with its errors');

    await fill('Institution name', visit.institution_name);
    await fill('Position', visit.institution_position);
    await choose('Purpose of visit', 'Observation');
    await reload();
    await expectView('Apply for a visit');
    await t.expect(field('Institution name').value).eql(visit.institution_name);
    await t.expect(field('Position').value).eql(visit.institution_position);
    await t.expect(field('Purpose of visit').value).eql('observation');

    const path: string = await pagePath();
    const stored = async () => {
      const { token } = session;
      const address = '/api/visitor/get-progress-fallback';
      return (await call<{ form_data: typeof visit }>(portal, 'GET', address, { token })).form_data;
    };
    await inSecondWindow(portal, async (desk) => {
      await desk.open(path, storageOf(session));
      await desk.see('Submit Application');
      await t.expect(await desk.valueOf('Position')).eql(visit.institution_position, 'it goes on from here');
      await t.expect(await desk.valueOf('Purpose of visit')).eql('observation');
      await desk.type('Position', '');
      await desk.page.keyboard.down('Control');
      await desk.page.keyboard.press('a');
      await desk.page.keyboard.up('Control');
      await desk.page.keyboard.type(newPosition);
      await desk.page.keyboard.press('Tab');
      await until('the server has it', async () => (await stored()).institution_position === newPosition);
    });
    await fill('Visit start date', visit.start);
    await fill('Visit end date', visit.end);
    await t.click(field('Institution name'));
    await t.expect(dialog.withText('Two copies of your answers').exists).ok('nothing is overwritten unseen');
    await expectCleanView('the two copies');
    await t.click(button('Continue with these answers'));
    await t.expect(field('Position').value).eql(newPosition);
    await t.expect(field('Visit end date').value).eql(visit.end);
    await tick('Yes', 'Do you need accommodation?');
    await t.click(button('Submit Application'));
    await expectView('Application Submitted!');
    await expectCleanView('the confirmation');
    await mailTo(portal, applicant.email, /visit/i);
    await t.click(link('Dashboard'));
    await t.expect(link('Apply for a visit').exists).notOk();
    await t.expect(words('Visit').exists).ok();
    const read = { type: 'visitor', read: newPosition, notRead: visit.institution_position };
    await expectStaffRead(portal, Number(path.split('/')[3]), read);
  });
}
