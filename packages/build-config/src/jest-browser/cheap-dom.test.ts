/** @jest-environment jsdom */
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
const { makeComputedStyleCheap } = require('./computed-style.cjs');
const { makeLabelsCheap } = require('./labels.cjs');
const { makeOptionsCheap } = require('./options.cjs');

const page = `
  <dialog id="shut"><b>a</b></dialog><dialog open id="open"><b>b</b></dialog>
  <p hidden id="hidden">c</p><p id="shown">d</p><p style="display: none" id="gone">e</p>
  <div style="visibility: hidden; pointer-events: none"><button id="inside">f</button></div>
  <div style="visibility: hidden"><i style="visibility: visible" id="again">g</i></div>
  <input id="text"><input type="hidden" id="unseen"><script id="script"></script><template id="template"></template>
  <table><tr><td id="cell">h</td></tr></table><ul><li id="item">i</li></ul>
  <p style="opacity: 0; overflow: hidden; position: absolute" id="styled">j</p>`;
const form = `
  <label id="l1" for="a">A</label><label id="l2" for="a">A again</label><input id="a">
  <label id="l3">B <input id="b"><select id="c"></select></label>
  <label id="l4" for="nobody">D <input id="d"></label>
  <label id="l5"><input type="hidden" id="e"><textarea id="f"></textarea></label>
  <label id="l6" for=""><input id="g"></label><label id="l7" for="odd&quot;]">H</label><input id='odd"]'>
  <button id="h">No label</button><label id="l8" for="text">I</label><p id="text">No control</p>`;
const elements = () => [...document.body.querySelectorAll<HTMLElement>('*')];

beforeEach(() => {
  document.body.innerHTML = page;
});

test.each(['display', 'visibility', 'pointer-events', 'opacity', 'overflow', 'position'])(
  'an element is drawn as jsdom draws it: %s',
  (property) => {
    const jsdoms = window.getComputedStyle.bind(window);
    const drawn = () => elements().map((one) => [one.id, getComputedStyle(one).getPropertyValue(property)]);
    const expected = drawn();
    makeComputedStyleCheap(window);
    expect(drawn()).toEqual(expected);
    window.getComputedStyle = jsdoms;
  },
);

test('properties can be read by both of their names, and a change shows at once', () => {
  const jsdoms = window.getComputedStyle.bind(window);
  makeComputedStyleCheap(window);
  const shown = document.querySelector('#shown') as HTMLElement;
  const { display, pointerEvents } = getComputedStyle(shown);
  expect({ display, pointerEvents }).toEqual({ display: 'block', pointerEvents: 'auto' });
  shown.hidden = true;
  expect(getComputedStyle(shown).display).toBe('none');
  document.head.innerHTML = '<style>#text { display: none }</style>';
  expect(getComputedStyle(document.querySelector('#text') as HTMLElement).display).toBe('none');
  document.head.innerHTML = '';
  window.getComputedStyle = jsdoms;
});

test('a control has the labels that jsdom finds for it', () => {
  document.body.innerHTML = form;
  const labels = () =>
    elements().map((one) => [
      one.id,
      'labels' in one && one.labels ? [...(one.labels as NodeListOf<Element>)].map(({ id }) => id) : null,
    ]);
  const expected = labels();
  expect(expected).toContainEqual(['a', ['l1', 'l2']]);
  makeLabelsCheap(window);
  expect(labels()).toEqual(expected);
});

test('the options of a select are those of jsdom, also after a change', () => {
  document.body.innerHTML =
    '<select id="s"><option id="o1">A</option><optgroup><option name="n">B</option></select>';
  const select = document.querySelector('#s') as HTMLSelectElement;
  const seen = () => {
    const { options } = select;
    const { length, selectedIndex } = options;
    const texts = [...options].map(({ text }) => text);
    const at = [0, 1, 2].map((place) => options[place]?.text);
    const more = [options.namedItem('n')?.text, options.item(1)?.text, 'length' in options, 'x' in options];
    return { length, selectedIndex, texts, at, more, last: options[length - 1]?.text };
  };
  const before = seen();
  const add = () => select.add(new Option('C'));
  add();
  const after = seen();
  select.options[2]?.remove();
  makeOptionsCheap(window);
  expect(seen()).toEqual(before);
  add();
  expect(seen()).toEqual(after);
  expect(after.texts).toEqual(['A', 'B', 'C']);
  expect(select.options).toBe(select.options);
  select.options.selectedIndex = 2;
  expect(select.value).toBe('C');
  select.options.length = 2;
  expect(select.length).toBe(2);
});
