import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Protocol } from 'puppeteer-core';
import { masked } from '../../support/masked';
import { root } from '../../support/scripts';
import { desktop, type Need, shape } from './need';

type Node = Protocol.Accessibility.AXNode;

/** Roles of elements that a screen reader announces only by their name, without their content. */
const whole = new Set([
  'heading',
  'link',
  'button',
  'radio',
  'checkbox',
  'textbox',
  'searchbox',
  'spinbutton',
  'combobox',
  'Date',
  'tab',
  'progressbar',
  'image',
  'option',
  'DisclosureTriangle',
]);
/** Roles of boxes that a screen reader does not announce. */
const silent = new Set([
  'none',
  'generic',
  'paragraph',
  'InlineTextBox',
  'LineBreak',
  'RootWebArea',
  'LabelText',
  'Legend',
  'form',
  'ListMarker',
]);

const states: Readonly<Record<string, (value: unknown) => string>> = {
  level: (value) => `level ${value}`,
  checked: (value) => (value === 'true' ? 'checked' : 'not checked'),
  selected: (value) => (value ? 'selected' : ''),
  pressed: (value) => (value === 'true' ? 'pressed' : ''),
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  disabled: (value) => (value ? 'unavailable' : ''),
  required: (value) => (value ? 'required' : ''),
  readonly: (value) => (value ? 'read only' : ''),
  invalid: (value) => (value === 'true' ? 'invalid' : ''),
};

/** Words for roles, as people call them. */
const called: Readonly<Record<string, string>> = {
  Date: 'date field',
  textbox: 'text field',
  combobox: 'choice',
  DescriptionList: 'list of terms',
  DisclosureTriangle: 'button',
};

const nameOf = ({ name }: Node) => masked(String(name?.value ?? ''));
const isText = ({ role }: Node) => role?.value === 'StaticText';

function line(node: Node, current: ReadonlySet<number>): string {
  const { role, value, description, properties = [], backendDOMNodeId = 0 } = node;
  const kind = String(role?.value ?? '');
  const messages = properties.flatMap((one) => {
    const level = one.name === 'level' && kind !== 'heading';
    return level ? [] : states[one.name]?.(one.value.value) || [];
  });
  const here = current.has(backendDOMNodeId) ? 'current' : '';
  const lines = [called[kind] ?? kind, nameOf(node), masked(String(value?.value ?? '')), here, ...messages];
  return [...lines, masked(String(description?.value ?? ''))].filter(Boolean).join(', ');
}

/** The accessibility tree, and the elements marked as current, which the tree does not contain. */
async function heard(page: Page) {
  const session = await page.createCDPSession();
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const { root: document } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: document.nodeId,
    selector: '[aria-current]',
  });
  const marked = await Promise.all(nodeIds.map((nodeId) => session.send('DOM.describeNode', { nodeId })));
  await session.detach();
  return { nodes, current: new Set(marked.map(({ node }) => node.backendNodeId)) };
}

/** What a screen reader would announce of the page, one line each, in order. */
async function announcedOf(page: Page): Promise<string[]> {
  const { nodes, current } = await heard(page);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [`page, ${masked(await page.title())}`];
  const partsOf = ({ childIds = [] }: Node) => childIds.flatMap((id) => byId.get(id) ?? []);

  function sentenceParts(parent: Node, depth: number, own: string) {
    let text = '';
    const flush = () => {
      // The legend of a group is its name, which was announced before.
      const message = masked(text);
      if (message && message !== own) lines.push('  '.repeat(depth) + message);
      text = '';
    };
    for (const node of partsOf(parent)) {
      if (isText(node)) text = `${text} ${String(node.name?.value ?? '').trim()}`;
      else {
        flush();
        report(node, depth, own);
      }
    }
    flush();
  }
  function report(node: Node, depth: number, own: string) {
    const role = String(node.role?.value ?? '');
    if (node.ignored || silent.has(role)) return sentenceParts(node, depth, own);
    const place = lines.push('  '.repeat(depth) + line(node, current));
    if (!whole.has(role)) sentenceParts(node, depth + 1, nameOf(node));
    // An empty live region is not announced.
    if (role === 'status' && lines.length === place) lines.pop();
  }
  const [first] = nodes;
  if (first) report(first, 0, '');
  return lines;
}

const announcedFolder = path.join(root, 'docs/accessibility');

/** Whether the lines are recorded instead of compared. */
const writes = () => process.argv.includes('--spoken');

/** Checks that the page is announced as it was when somebody reviewed it: docs/accessibility. */
export const announced = (name: string): Need => ({
  name: 'as a screen reader says it',
  async problems(page) {
    const session = await shape(page, desktop);
    const lines = await announcedOf(page);
    await session.detach();
    const file = path.join(announcedFolder, `${name}.txt`);
    if (writes()) {
      mkdirSync(announcedFolder, { recursive: true });
      writeFileSync(file, `${lines.join('\n')}\n`);
      return [];
    }
    const before = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
    const place = lines.findIndex((words, index) => words !== before[index]);
    if (place === -1 && lines.length === before.length) return [];
    const at = place === -1 ? lines.length : place;
    return [
      `Line ${at + 1} of docs/accessibility/${name}.txt is "${before[at] ?? ''}", and is said as "${lines[at] ?? ''}".`,
      'Read what is said now: npm run spoken writes it down.',
    ];
  },
});
