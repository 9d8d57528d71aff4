import { Selector } from 'testcafe';
import { expectCleanPage } from '../support/axe';
import { harness } from '../support/harness';
import { field, h1, link, pagePath } from '../support/page';

fixture('Somebody looks for help before they apply');

test('an answer is found by a word, and the list of what one needs keeps its ticks', async (t) => {
  const { url } = harness().shared;
  await t.navigateTo(`${url}/help#documents`);
  await t.expect(h1.withText('Help').exists).ok();
  await t.expect(Selector('details[open]').count).eql(1);
  await t.expect(Selector('#documents[open]').exists).ok();
  await t.typeText(field('Search the answers'), 'forgot');
  await t.expect(Selector('details').count).eql(1);
  await t.expect(Selector('#password[open]').exists).ok();
  await expectCleanPage('the help page with an answer that was found');
  await t.click(link('What you will need: a list to tick and print'));
  await t.expect(pagePath()).eql('/prepare');
  const first = Selector('input[type=checkbox]').nth(0);
  await t.click(Selector('.p-choice label').nth(0));
  await t.expect(first.checked).ok();
  await t.navigateTo(`${url}/prepare`);
  await t.expect(Selector('input[type=checkbox]').nth(0).checked).ok();
  await expectCleanPage('the list of what one will need');
  await t.click(link('Accessibility'));
  await t.expect(h1.withText('Accessibility').exists).ok();
  await expectCleanPage('the statement on accessibility');
});
