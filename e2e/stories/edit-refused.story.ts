import { call } from '../support/api';
import { dashboardPath, expectCleanView, expectView, openDashboard, reference } from '../support/dashboard';
import { harness } from '../support/harness';
import { dialog, link, linkWith, words } from '../support/page';
import { signedInApplicant } from '../support/staff-api';

fixture('An applicant wants to change what is in already');

const refused = 'This application has been submitted and cannot be edited.';

test('there is no button, the address shows why, and the server refuses', async (t) => {
  const portal = harness().shared;
  const { application_id, session } = await signedInApplicant(portal);
  await openDashboard(session, '/applications');
  await t.expect(link(reference(application_id)).exists).ok();
  await t.expect(linkWith('View').exists).ok();
  await t.expect(linkWith('Edit').exists).notOk();
  await t.expect(linkWith('Upload Document').exists).notOk();
  await expectCleanView('the applications');

  for (const dialogPath of ['edit', 'upload']) {
    await t.navigateTo(`${portal.url}${dashboardPath}/applications/${application_id}/${dialogPath}`);
    await expectView(reference(application_id));
    await t.expect(words(`Cannot Edit: ${refused}`).exists).ok();
    await t.expect(dialog.exists).notOk();
  }
  await expectCleanView('an application that cannot be edited');

  const answer = await call(portal, 'PUT', `/api/user/applications/${application_id}`, {
    token: session.token,
    json: { data: { personal_statement: 'Another one' } },
    expect: [409],
  });
  await t.expect(answer.message).eql(refused);
});
