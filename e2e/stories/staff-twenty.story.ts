import { ClientFunction, Selector } from 'testcafe';
import { call, staffSignIn, submittedApplicant } from '../support/api';
import { aName, anApplicant } from '../support/applicants';
import { harness, type TestPortal } from '../support/harness';
import { mailTo } from '../support/mailbox';
import { button, field, focusedName, h1, pagePath, words } from '../support/page';
import { expectCleanStaffPage, openAsStaff } from '../support/staff';
import { resize } from '../support/windows';

fixture('Twenty decisions by keyboard alone, with a saved reply');

const many = 20;
/** An earlier design took 8 keys for a decision besides its text, and 5 to 8 page-downs to reach its button. */
const most = { keys: 5, pageDowns: 0 };
const reply = { name: 'A place in June', text: 'Welcome, {name}! Your number is {reference}.' };
const decision = Selector('#desk-decision');

/**
 * `scrolled`: how far the page is scrolled; `inSight`: whether an element is wholly in the window, with nothing above
 * it.
 */
const scrolled = ClientFunction(() => document.documentElement.scrollTop);
const inSight = ClientFunction((name: string) => {
  const found = Array.from(document.querySelectorAll('button')).find(
    (one) => one.textContent?.trim() === name,
  );
  if (!found) return false;
  const { left, top, right, bottom } = found.getBoundingClientRect();
  const middle = (left + right) / 2;
  const whole = [top + 4, bottom - 4].every((y) => found.contains(document.elementFromPoint(middle, y)));
  return top >= 0 && bottom <= innerHeight && whole;
});

/** The width of the text between its margins, in pixels. */
const textWidth = ClientFunction(() => {
  const article = document.querySelector('.p-reading > article');
  if (!article) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(article);
  return article.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
});

const listWidth = ClientFunction(() => document.getElementById('desk-list')?.offsetWidth);

async function seeded(portal: TestPortal, family: string) {
  const all = [];
  while (all.length < many) {
    const some = Array.from({ length: 4 }, (_, index) => `Keza${all.length + index} ${family}`);
    all.push(...(await Promise.all(some.map((name) => submittedApplicant(portal, anApplicant(name))))));
  }
  return all;
}

test('each takes five keys and no page-down, the words included', async (t) => {
  const portal = harness().shared;
  const { token } = await staffSignIn(portal);
  const json = { ...reply, language: 'en', status: 'approved' };
  const kept = await call<{ reply: { id: number } }>(portal, 'POST', '/api/admin/saved-replies', {
    token,
    json,
  });
  const family = aName('Mutoni');
  const applicants = await seeded(portal, family);
  const list = `/dashboard/intern?search=${family}&status=submitted&sort=submitted_date`;
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await t.pressKey(key);
  };

  try {
    await resize(t, { name: 'a laptop', width: 1280, height: 800 });
    await openAsStaff(portal, list);
    await t.expect(words('20 applications').exists).ok();
    const seen = new Set<string>();
    let before = list;
    let pageDowns = 0;
    for (let decided = 0; decided < many; decided += 1) {
      keys = 0;
      await press('u');
      await t.expect(pagePath()).notEql(before);
      before = await pagePath();
      await t.expect(h1.withText(family).exists).ok();
      await t.expect(field('New status').visible).ok();
      const name = await h1.textContent;
      await t.expect(textWidth()).gte(560, 'the text has room beside the list and the panel');
      await t.expect(listWidth()).eql(350, 'the list has its width beside it');
      const from = await scrolled();
      await press('r');
      await t.expect(Selector('[role=option]').withText(reply.name).exists).ok();
      await press('enter');
      await t.expect(field('Message to the applicant').value).contains(`Welcome, ${name}!`);
      await t.expect(field('New status').value).eql('approved');
      await t.expect(focusedName()).contains('Message to the applicant');
      if (!(await inSight('Send Feedback'))) pageDowns += 1;
      await press('ctrl+enter');
      await t.expect(words('Send this email?').exists).ok();
      if (!(await inSight('Confirm and send'))) pageDowns += 1;
      await press('ctrl+enter');
      await t.expect(decision.withText('Application status updated to approved').exists).ok();
      await t.expect(focusedName()).contains('Next unread');
      await t.expect(await scrolled()).eql(from, 'the text stays where it was read');
      await t.expect(keys).lte(most.keys, `decision ${decided + 1} took ${keys} keys`);
      seen.add(before);
    }
    await t.expect(seen.size).eql(many, 'each is read once');
    await t.expect(pageDowns).lte(most.pageDowns, 'every button is in sight when its turn comes');
    await t.expect(button('Next unread').exists).ok();
    await expectCleanStaffPage('the desk after twenty decisions');

    const [first] = applicants;
    if (!first) throw new Error('nobody has applied');
    const { text } = await mailTo(portal, first.applicant.email, /has been approved/);
    await t.expect(text).contains(`Welcome, ${first.applicant.name}!`);
    await t.expect(text).notContains('{');
    console.log(`Twenty decisions: ${keys} keys each, ${pageDowns} page-downs in all`);
  } finally {
    await call(portal, 'POST', `/api/admin/saved-replies/${kept.reply.id}/remove`, { token });
  }
});
