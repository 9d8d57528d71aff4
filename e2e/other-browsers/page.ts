import { until } from '../support/patience';
import type { OtherBrowser } from './browser';

/** Functions for the page that find elements by their words, as a person does. */
const finders = `
  const words = (element) => (element?.textContent ?? '').replace(/\\s+/g, ' ').trim();
  const seen = (element) => element.getClientRects().length > 0 && !element.closest('[data-drawn]');
  const field = (name, group) => [...document.querySelectorAll('label:not([data-drawn] *)')]
    .filter((label) => words(label).startsWith(name))
    .filter((label) => {
      if (!group) return true;
      for (let part = label.closest('fieldset, .card, .p-card, section'); part;
        part = part.parentElement?.closest('fieldset, .card, .p-card, section'))
        if (words(part.querySelector('legend, h2, h3')).startsWith(group)) return true;
      return false;
    })
    .map((label) => label.control).filter(Boolean)[0] ?? null;
  const pressed = (name, selector) => [...document.querySelectorAll(selector)].filter(seen)
    .find((element) => (element.getAttribute('aria-label') ?? words(element)) === name) ?? null;
`;

/** A page of the portal in another browser, with functions named like those of the stories. */
export function pageIn(browser: OtherBrowser) {
  const read = <T>(body: string, ...args: unknown[]) => browser.run<T>(finders + body, ...args);
  const press = (name: string, selector = 'button, [role=button]') =>
    browser.click(
      `something to press is called ${name}`,
      `${finders} return pressed(...arguments)`,
      name,
      selector,
    );
  const h1 = () => read<string>(`return words(document.querySelector('h1:not([data-drawn] *)'))`);
  const isChecked = (name: string, group?: string) =>
    read<boolean>('return field(...arguments)?.checked ?? false', name, group);
  /** Fails if the page scrolls sideways. */
  const fits = async () => {
    const wider = await read<number>(
      'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    if (wider > 0) throw new Error(`The page ${await h1()} scrolls sideways, by ${wider} px.`);
  };
  return {
    read,
    press,
    h1,
    fits,
    async follow(address: string) {
      const link = `return [...document.querySelectorAll('a[href]')]
        .filter(seen).find((one) => one.getAttribute('href') === arguments[0]) ?? null`;
      await browser.click(`a link leads to ${address}`, finders + link, address);
    },
    async fill(name: string, text: string, group?: string) {
      await until(`a field ${name}`, () => read<boolean>('return Boolean(field(...arguments))', name, group));
      // WebDriver types a date in the order of the machine's language, so the date is set directly.
      const dated = await read<boolean>(
        `const input = field(arguments[1], arguments[2]);
        if (input.type !== 'date') { input.focus(); input.select?.(); return false; }
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, arguments[0]);
        for (const kind of ['input', 'change']) input.dispatchEvent(new Event(kind, { bubbles: true }));
        return true;`,
        text,
        name,
        group,
      );
      if (!dated)
        await browser.type(`a field ${name}`, text, `${finders} return field(...arguments)`, name, group);
      const value = () => read<string>('return field(...arguments).value', name, group);
      await until(`${name} holds what was typed`, async () => (await value()) === text);
    },
    async choose(name: string, option: string, group?: string) {
      const body = `const list = field(arguments[1], arguments[2]);
        return list && ([...list.options].find((one) => words(one) === arguments[0]) ?? null)`;
      await browser.choose(`${name} offers ${option}`, finders + body, option, name, group);
      const chosen = 'return words(field(...arguments).selectedOptions[0])';
      await until(`${name} is ${option}`, async () => (await read<string>(chosen, name, group)) === option);
    },
    async tick(name: string, group?: string) {
      await until(`a box ${name}`, () => read<boolean>('return Boolean(field(...arguments))', name, group));
      if (await isChecked(name, group)) return;
      await browser.click(`a box ${name}`, `${finders} return field(...arguments)`, name, group);
      await until(`${name} is ticked`, () => isChecked(name, group));
    },
    async attach(label: string, file: string) {
      await browser.giveFile(`a field ${label}`, file, `${finders} return field(...arguments)`, label);
      const status = `return words(field(...arguments)?.closest('.p-field')).includes('Uploaded')`;
      await until(`${label} is uploaded`, () => read<boolean>(status, label));
    },
    async choosesFile(label: string, file: string) {
      await browser.giveFile(`a field ${label}`, file, `${finders} return field(...arguments)`, label);
    },
    shows: (sentence: string) =>
      until(`the page says ${sentence}`, () =>
        read<boolean>('return words(document.body).includes(arguments[0])', sentence),
      ),
    async next() {
      const before = await h1();
      await fits();
      await press('Next Step');
      await until(`the step after ${before}`, async () => {
        const now = await h1();
        return now !== '' && now !== before;
      });
    },
  };
}

export type PageElsewhere = ReturnType<typeof pageIn>;
