import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { type CheckedLook, looksToCheck, show } from './appearances';
import { needsOf, otherLanguageOf } from './needs';
import type { Need } from './needs/need';
import type { Stage } from './stage';
import type { State } from './state';
import { switchTo } from './switch-language';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const rules = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  colours: ['color-contrast'],
};

/** Violations that axe finds, by its rules for accessibility or for colours only. */
export async function violations(page: Page, judged: keyof typeof rules): Promise<string[]> {
  // Added by the debugging protocol, because the page's security policy rightly forbids adding a script.
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(axe);
  return page.evaluate(async (runOnly) => {
    const { axe: checker } = window as unknown as {
      axe: { run(where: Document, how: object): Promise<{ violations: Violation[] }> };
    };
    interface Violation {
      id: string;
      help: string;
      nodes: { html: string; failureSummary?: string }[];
    }
    const found = await checker.run(document, { runOnly, resultTypes: ['violations'] });
    return found.violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes
          .slice(0, 3)
          .map((node) => `  ${node.html}\n  ${node.failureSummary ?? ''}`)
          .join('\n')}`,
    );
  }, rules[judged]);
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Number of checks of these states: one for each look, each further need, and the console. */
export const checksOf = (states: readonly State[]): number =>
  states
    .map((state) => [...looksToCheck(state, 0), ...needsOf(state), ...(otherLanguageOf(state)?.needs ?? [])])
    .reduce((sum, checks) => sum + checks.length + 1, 0);

interface Unmet {
  need: string;
  problems: string[];
  picture: Uint8Array | undefined;
}

async function unmetOf(page: Page, needs: readonly Need[], language = ''): Promise<Unmet[]> {
  // The compiler calls a helper `__name` for functions, which the page does not have.
  await page.evaluate('globalThis.__name ??= (it) => it');
  const found: Unmet[] = [];
  for (const need of needs) {
    const problems = await need.problems(page);
    const picture = problems.length > 0 ? await page.screenshot() : undefined;
    found.push({ need: need.name + language, problems, picture });
  }
  return found;
}

/**
 * Problems of a state for people with further needs, some of them in another language, with a picture of each problem.
 */
export async function unmetNeeds(stage: Stage, state: State): Promise<Unmet[]> {
  const found = await unmetOf(stage.page, needsOf(state));
  const other = otherLanguageOf(state);
  if (!other) return found;
  await switchTo(stage, other.language);
  return [...found, ...(await unmetOf(stage.page, other.needs, `, in ${other.language}`))];
}

/** Problems of a state in each of its looks, with a picture of each look that has a problem. */
export async function problemsOf(page: Page, state: State, place: number) {
  const found: { look: CheckedLook; problems: string[]; picture: Uint8Array | undefined }[] = [];
  for (const appearance of looksToCheck(state, place)) {
    await show(page, appearance);
    const problems = appearance.judged === 'room' ? [] : await violations(page, appearance.judged);
    const over = await sideways(page);
    if (over > 0) problems.push(`It scrolls sideways by ${over} px.`);
    const picture = problems.length > 0 ? await page.screenshot() : undefined;
    found.push({ look: appearance, problems, picture });
  }
  return found;
}
