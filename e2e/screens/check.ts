import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { type Look, looksOf } from './looks';
import type { State } from './state';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page): Promise<string[]> {
  // By the debugger's door: the page's content security policy forbids adding a script, and should.
  await page.evaluate(axe);
  return page.evaluate(async (tags) => {
    const { axe: checker } = window as unknown as {
      axe: { run(where: Document, how: object): Promise<{ violations: Violation[] }> };
    };
    interface Violation {
      id: string;
      help: string;
      nodes: { html: string; failureSummary?: string }[];
    }
    const found = await checker.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return found.violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes
          .slice(0, 3)
          .map((node) => `  ${node.html}\n  ${node.failureSummary ?? ''}`)
          .join('\n')}`,
    );
  }, standards);
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What is wrong with a state, in each of its looks. */
export async function problemsOf(page: Page, state: State): Promise<{ look: Look; problems: string[] }[]> {
  const found: { look: Look; problems: string[] }[] = [];
  for await (const look of looksOf(page, state)) {
    const problems = await violations(page);
    const over = await sideways(page);
    if (over > 0) problems.push(`It scrolls sideways by ${over} px.`);
    found.push({ look, problems });
  }
  return found;
}
