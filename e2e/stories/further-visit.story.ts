import { furtherVisit } from '@portal/contract-svc-applications-v1/questions';
import { expectCleanView, expectView, openDashboard, reload } from '../support/dashboard';
import { choose, fill, tick } from '../support/form';
import { harness } from '../support/harness';
import { mailTo } from '../support/mailbox';
import { button, dialog, errorAt, errorSummary, field, link, toast, words } from '../support/page';
import { signedInApplicant } from '../support/staff-api';
import { visit } from '../support/visit-api';
import { phone, resize } from '../support/windows';

fixture('An applicant applies for the other programme too');

for (const size of [phone]) {
  test(`from the dashboard to the confirmation, with what is known already, on ${size.name}`, async (t) => {
    const portal = harness().shared;
    const { applicant, session } = await signedInApplicant(portal);
    await resize(t, size);
    await openDashboard(session);
    await t.click(link('Apply for a visit'));
    await t.expect(dialog.exists).ok();
    await expectCleanView('what comes');
    await t.click(button('Start Application'));
    await t.expect(toast('Application Started').exists).ok();
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

    await fill('Visit start date', visit.start);
    await fill('Visit end date', visit.end);
    await tick('Yes', 'Do you need accommodation?');
    await t.click(button('Submit Application'));
    await expectView('Application Submitted!');
    await expectCleanView('the confirmation');
    await mailTo(portal, applicant.email, /visit/i);
    await t.click(link('Dashboard'));
    await t.expect(link('Apply for a visit').exists).notOk();
    await t.expect(words('Visit').exists).ok();
  });
}
