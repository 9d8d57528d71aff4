import { fillInternship, saveProgress, staffSignIn, storageOf } from '../support/api';
import { anApplicant, answers } from '../support/applicants';
import { expectCleanPage } from '../support/axe';
import { openSignedIn } from '../support/device';
import { harness } from '../support/harness';
import { button, field, sidewaysScroll, words } from '../support/page';
import { startTestPortal } from '../support/portal';
import { day, inKigali, roundsOf } from '../support/rounds';
import { expectCleanStaffPage, openAsStaff } from '../support/staff';
import { phone, resize } from '../support/windows';
import { wizardPath } from '../support/wizard';

fixture('A round closes while somebody types in another time zone')
  // Resets the time zone, since the stories that follow use the same window.
  .afterEach((t) => standsIn(t, ''))
  .after(async ({ portal }) => portal?.stop());

interface TimeZoneSession {
  Emulation: { setTimezoneOverride(given: { timezoneId: string }): Promise<void> };
}
async function standsIn(t: TestController, timezoneId: string) {
  const { Emulation } = (await t.getCurrentCDPSession()) as unknown as TimeZoneSession;
  await Emulation.setTimezoneOverride({ timezoneId });
}

const question = 'Personal statement: why do you want to come to us?';
const written = ' And because I have seen it done well.';

test('the draft is kept and moved with one press; staff read what is for each round', async (t) => {
  const portal = await startTestPortal(harness().startPortal);
  t.fixtureCtx.portal = portal;
  const { token } = await staffSignIn(portal);
  const rounds = roundsOf(portal, token);
  const autumn = await rounds.make('Autumn', inKigali(-day), inKigali(3 * day + 60));

  await t.navigateTo(portal.url);
  await standsIn(t, 'Pacific/Auckland');
  await t.navigateTo(`${portal.url}/?`);
  await t.expect(words('When you can apply').exists).ok();
  await t.expect(words(/Closes in 3 days: .* \(Kigali\); .* where you are/).exists).ok();

  const applicant = await fillInternship(portal, anApplicant());
  await saveProgress(portal, applicant, 6, {});
  await resize(t, phone);
  await openSignedIn(`${portal.url}${wizardPath}?step=motivation`, storageOf(applicant));
  await t.expect(words(/Closes in 3 days/).exists).ok();
  await t.typeText(field(question), written);

  await rounds.make('Winter', inKigali(5 * day), inKigali(30 * day));
  await rounds.change(autumn, 'Autumn', inKigali(-day), inKigali(-1));
  await t.expect(words('The round "Autumn" has closed').exists).ok();
  await t.expect(field(question).value).eql(answers.statement + written);
  await t.expect(sidewaysScroll()).lte(0);
  await expectCleanPage('a draft that missed its round', { newToAxe: true });
  await t.click(button('Move to the next round'));
  await t.expect(words('Your draft is for the round "Winter"').exists).ok();
  await t.expect(field(question).value).eql(answers.statement + written);

  await openAsStaff(portal, '/admin/portal-settings/rounds');
  await t.expect(words('0 submitted, 1 not submitted yet').exists).ok();
  await expectCleanStaffPage('the rounds', { newToAxe: true });
});
