import { t } from 'testcafe';
import { field } from './page';

/** Puts an answer into a text, date or number field, in place of what stood there. */
export async function fill(name: string, value: string, group?: string) {
  await t.typeText(field(name, group), value, { replace: true, paste: true });
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
