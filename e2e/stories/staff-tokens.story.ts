import { Selector } from 'testcafe';
import { submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { fill, tick } from '../support/form';
import type { TestPortal } from '../support/harness';
import { borrowPortal, giveBack } from '../support/lone-portal';
import { button, buttonWith, dialog, errorSummary, words } from '../support/page';
import { expectCleanStaffPage, openAsStaff } from '../support/staff';
import { result } from '../support/toasts';

fixture('An administrator gives a token to a program').before(borrowPortal).after(giveBack);

const name = 'Nightly copy';
const secret = Selector('code').withText('portal_token_');

/** A call of the program: the status, and the body where it is JSON. */
async function ask(portal: TestPortal, path: string, { bearer, token }: { bearer?: string; token?: string }) {
  const answer = await fetch(portal.url + path, {
    method: token ? 'POST' : 'GET',
    headers: {
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(token && { 'Content-Type': 'application/json' }),
    },
    ...(token && { body: JSON.stringify({ token }) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test('the program reads the lists and nothing else, and is refused once the token has ended', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  await submittedApplicant(portal, anApplicant('Divine Umutoni'));
  await openAsStaff(portal, '/admin/portal-settings/tokens');
  await t.click(button('Create the token'));
  await t.expect(errorSummary.exists).ok();
  await expectCleanStaffPage('the tokens with their errors');
  await fill('Name', name);
  await tick('Read applications');
  await t.click(button('Create the token'));
  const token = (await secret.textContent).trim();
  await expectCleanStaffPage('a token that was made');

  const opened = await ask(portal, '/api/token', { token });
  await t.expect(opened.status).eql(200);
  const bearer = String(opened.body.token);
  const statusOf = async (path: string) => (await ask(portal, path, { bearer })).status;
  await t.expect(await statusOf('/api/applications/intern?page=1')).eql(200);
  for (const path of ['/api/admin/settings', '/api/staff', '/api/staff/tokens', '/api/admin/webhooks'])
    await t.expect([path, await statusOf(path)]).eql([path, 403]);
  await t.expect(await statusOf('/api/admin/reports/applications')).eql(403);

  await t.click(button('I have saved it'));
  await t.expect(secret.exists).notOk();
  await openAsStaff(portal, '/admin/portal-settings/tokens');
  await t.expect(words(/last used .* from /).exists).ok();
  await t.click(buttonWith('Revoke'));
  await t.click(dialog.find('button').withExactText('Revoke'));
  await t.expect(result(`${name} no longer works`)).ok();
  await t.expect(await statusOf('/api/applications/intern?page=1')).eql(401);
  await t.expect((await ask(portal, '/api/token', { token })).status).eql(401);
});
