import { t } from 'testcafe';
import { field } from './page';

/** Puts an answer into a text, date or number field, in place of what stood there. */
export async function fill(name: string, value: string, group?: string) {
  const input = field(name, group);
  // A date is cleared first: put over another one, the page would not hear of it.
  if ((await input.getAttribute('type')) === 'date' && (await input.value)) {
    await t.click(input).pressKey('ctrl+a delete');
  }
  await t.typeText(input, value, { replace: true, paste: true });
  await t.expect(input.value).eql(value, `${name} should hold what was typed`);
}

/** Chooses from a list by the words of the choice. */
export async function choose(name: string, option: string, group?: string) {
  const list = field(name, group);
  const choice = list.find('option').withExactText(option);
  // A page that moves at that moment makes the browser close the list again.
  for (let tries = 0; tries < 3 && !(await choice.visible); tries += 1) await t.click(list);
  await t.click(choice);
}

/** Ticks a box or a radio button. */
export async function tick(name: string, group?: string) {
  const box = field(name, group);
  if (!(await box.checked)) await t.click(box);
}
