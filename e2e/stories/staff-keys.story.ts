import { ClientFunction, Selector } from 'testcafe';
import { call, submittedApplicant } from '../support/api';
import { aName, anApplicant } from '../support/applicants';
import { submittedDaysAgo } from '../support/days-ago';
import type { TestPortal } from '../support/harness';
import { holdFor } from '../support/holding';
import { borrowPortal, giveBack } from '../support/lone-portal';
import { button, dialog, field, focusedName, h1, pagePath } from '../support/page';
import { expectCleanStaffPage, loaded, openAsStaff } from '../support/staff';
import { result } from '../support/toasts';
import { fillVisit } from '../support/visit-api';
import { resize } from '../support/windows';

fixture('Keys go where the help points, in the order that was shown').before(borrowPortal).after(giveBack);

const scrolled = ClientFunction(() => document.documentElement.scrollTop);
const scrollDown = ClientFunction(() => window.scrollTo(0, 400));
const focusedLink = ClientFunction(() => document.activeElement?.textContent ?? '');
const waits = Selector('.p-waiting a');
const laptop = { name: 'a laptop', width: 1280, height: 800 };

/** Makes three people who have waited longest: an intern, a visitor, an intern. */
async function waiting(portal: TestPortal, family: string): Promise<void> {
  const names = ['Aline', 'Bela', 'Clara'].map((name) => `${name} ${family}`);
  for (const [index, name] of names.entries()) {
    const applicant = anApplicant(name);
    const { application_id: id } =
      index === 1 ? await submittedVisitor(portal, applicant) : await submittedApplicant(portal, applicant);
    await submittedDaysAgo(portal, id, 900 - index);
  }
}

async function submittedVisitor(portal: TestPortal, applicant: ReturnType<typeof anApplicant>) {
  const session = await fillVisit(portal, applicant);
  const { token, application_id } = session;
  const json = { application_id, signature: applicant.name, agreement: true };
  await call(portal, 'POST', '/api/visitor/submit', { token, json });
  return session;
}

test('from what is to do, over both programmes, through a reload, with a slip undone on the way', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  await holdFor(portal, 10);
  const family = aName('Ntwali');
  await waiting(portal, family);
  await resize(t, laptop);
  await openAsStaff(portal, '/dashboard');
  await t.expect(waits.nth(2).textContent).contains('Clara');

  await t.pressKey('?');
  await t.expect(dialog.withText('Keys that work here').exists).ok();
  await t.pressKey('esc');
  await t.expect(dialog.exists).notOk();
  await t.pressKey('j');
  await t.expect(focusedLink()).contains(`Aline ${family}`);
  await t.pressKey('j');
  await t.expect(focusedLink()).contains(`Bela ${family}`);
  await t.pressKey('k');
  await t.pressKey('enter');
  await t.expect(h1.withText(`Aline ${family}`).exists).ok();
  const order = new URL(await pagePath(), portal.url).search;
  await loaded();

  await t.pressKey('j');
  await t.expect(h1.withText(`Bela ${family}`).exists).ok('the next one is of the other programme');
  await t.expect(pagePath()).match(/^\/dashboard\/visitor\//);
  await t.eval(() => location.reload());
  await t.expect(h1.withText(`Bela ${family}`).exists).ok();
  await loaded();
  await t.pressKey('j');
  await t.expect(h1.withText(`Clara ${family}`).exists).ok('a reload keeps the order');
  await t.expect(pagePath()).contains(order);
  await loaded();
  await t.pressKey('k');
  await t.expect(h1.withText(`Bela ${family}`).exists).ok();
  await loaded();
  await expectCleanStaffPage('an application in the order of what is to do');

  const message = field('Message to the applicant');
  await t.typeText(message, 'We are sorry, all places are taken.');
  await t.pressKey('esc');
  await t.expect(focusedName()).contains('Feedback');
  await t.pressKey('k');
  await t.expect(h1.withText(`Aline ${family}`).exists).ok('after Escape the keys work again');
  await loaded();
  await t.pressKey('j');
  await t.expect(h1.withText(`Bela ${family}`).exists).ok();
  await loaded();
  await t.expect(message.value).eql('We are sorry, all places are taken.', 'what was typed is kept');

  await t.pressKey('d');
  await t.pressKey('r');
  await t.pressKey('tab');
  await t.pressKey('ctrl+enter');
  await t.expect(button('Confirm and send').exists).ok();
  await t.pressKey('ctrl+enter');
  await t.expect(button('Undo').exists).ok();
  await scrollDown();
  const from = await scrolled();
  await t.click(button('Undo'));
  await t.expect(result('The decision was undone')).ok();
  await t.expect(focusedName()).contains('Message to the applicant');
  await t.expect(scrolled()).eql(from, 'the page does not move');
});
