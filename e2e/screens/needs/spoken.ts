import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Protocol } from 'puppeteer-core';
import { root } from '../../support/scripts';
import { desktop, type Need, shape } from './need';

type Node = Protocol.Accessibility.AXNode;

/** Roles that a screen reader says by their name alone, without what stands within them. */
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
/** Boxes that it says nothing of. */
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

/** What differs from run to run. */
const masked = (text: string) =>
  text
    .replace(/[\w.+-]+@example\.org/g, 'name@example.org')
    .replace(/\b250\d{9,10}\b/g, '250 …')
    .replace(/\+?250 ?7[\d ]{8,12}/g, '+250 …')
    .replace(/\b\d{1,2}:\d{2}\b/g, 'HH:MM')
    .replace(/\s+/g, ' ')
    .trim();

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

function line({ role, name, value, description, properties = [] }: Node): string {
  const said = [role?.value, masked(String(name?.value ?? '')), masked(String(value?.value ?? ''))];
  const told = properties.flatMap((one) => states[one.name]?.(one.value.value) || []);
  return [...said, ...told, masked(String(description?.value ?? ''))].filter(Boolean).join(', ');
}

/** The page as a screen reader would say it, a line each, in its order. */
async function spokenOf(page: Page): Promise<string[]> {
  const session = await page.createCDPSession();
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [`page, ${masked(await page.title())}`];
  const say = (node: Node | undefined, depth: number) => {
    if (!node) return;
    const role = String(node.role?.value ?? '');
    const mute = node.ignored || silent.has(role);
    const text = role === 'StaticText' ? masked(String(node.name?.value ?? '')) : line(node);
    if (!mute && text) lines.push('  '.repeat(depth) + text);
    if (!mute && (whole.has(role) || role === 'StaticText')) return;
    for (const id of node.childIds ?? []) say(byId.get(id), mute ? depth : depth + 1);
  };
  say(nodes[0], 0);
  return lines;
}

export const spokenFolder = path.join(root, 'docs/accessibility');

/** Whether what is said is written down anew, rather than compared. */
const writes = () => process.argv.includes('--spoken');

/** The page is said as it was when somebody read it: docs/accessibility. */
export const spoken = (name: string): Need => ({
  name: 'as a screen reader says it',
  async problems(page) {
    const session = await shape(page, desktop);
    const lines = await spokenOf(page);
    await session.detach();
    const file = path.join(spokenFolder, `${name}.txt`);
    if (writes()) {
      mkdirSync(spokenFolder, { recursive: true });
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
