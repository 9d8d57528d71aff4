import { ClientFunction, t } from 'testcafe';
import { field } from './page';

/**
 * Scrolls a field out from under a bar at the top or bottom of the window, even if the bar hides only a part: a click
 * would hit the bar, or the page would move between press and release, since a script here focuses the field.
 */
const inSight = (input: Selector) =>
  ClientFunction(
    () => {
      const field = input() as unknown as Element | null;
      if (!field) return;
      const { top, bottom } = field.getBoundingClientRect();
      if (top < 110 || bottom > innerHeight - 90)
        field.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
    { dependencies: { input } },
  )();

/** Waits until the page has the field, and scrolls it into view. */
async function there(input: Selector, name: string): Promise<void> {
  await t.expect(input.exists).ok(`there should be a field ${name}`);
  await inSight(input);
}

/** Puts an answer into a text, date or number field, in place of its content. */
export async function fill(name: string, value: string, group?: string) {
  const input = field(name, group);
  await there(input, name);
  // A date is cleared first: typing over another date causes no event.
  if ((await input.getAttribute('type')) === 'date' && (await input.value)) {
    await t.click(input).pressKey('ctrl+a delete');
  }
  await t.typeText(input, value, { replace: true, paste: true });
  await t.expect(input.value).eql(value, `${name} should hold what was typed`);
}

/** Chooses the option with these words from a list. */
export async function choose(name: string, option: string, group?: string) {
  const list = field(name, group);
  await there(list, name);
  const choice = list.find('option').withExactText(option);
  // The browser closes an open list again when the page moves at that moment.
  for (let tries = 0; tries < 3 && !(await choice.visible); tries += 1) await t.click(list);
  await t.click(choice);
}

/** Ticks a checkbox or a radio button. */
export async function tick(name: string, group?: string) {
  const box = field(name, group);
  await there(box, name);
  await tickBox(box);
}

/** Ticks a box that is found otherwise than by its words. */
export async function tickBox(box: Selector) {
  await t.expect(box.exists).ok();
  if (await box.checked) return;
  await inSight(box);
  await t.click(box);
  await t.expect(box.checked).ok('the box should be ticked');
}
