import { readFileSync } from 'node:fs';
import { ClientFunction, t } from 'testcafe';

interface Finding {
  id: string;
  help: string;
  nodes: string[];
}

// axe can judge colours only once animations have ended.
const stillness = ClientFunction(() =>
  Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))).then(
    () => undefined,
  ),
);

interface RuntimeSession {
  Runtime: { evaluate(given: { expression: string }): Promise<unknown> };
}

/** Adds axe to a page through the debugging protocol, only when the page is checked: axe is half a megabyte. */
async function bringAxe(): Promise<void> {
  const { Runtime } = (await t.getCurrentCDPSession()) as unknown as RuntimeSession;
  await Runtime.evaluate({ expression: readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8') });
}

const runAxe = ClientFunction(() =>
  (window as unknown as { axe: { run: (where: Document, how: object) => Promise<AxeAnswer> } }).axe
    .run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
    .then((answer) =>
      answer.violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map((node) => node.html) })),
    ),
);

interface AxeAnswer {
  violations: { id: string; help: string; nodes: { html: string }[] }[];
}

const findingLines = (findings: Finding[]) =>
  findings.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.slice(0, 3).join('\n  ')}`).join('\n');

export interface CleanOptions {
  /** False where the console is expected to have errors. */
  consoleToo?: boolean;
  /** True for a view that the stage `screens` does not show, so that axe checks it here. */
  newToAxe?: boolean;
}

/** Expects no error in the page's console; with `newToAxe` also no violation of axe. */
export async function expectCleanPage(where: string, { consoleToo = true, newToAxe }: CleanOptions = {}) {
  if (newToAxe) {
    await stillness();
    await bringAxe();
    const findings = (await runAxe()) as Finding[];
    await t.expect(findings.length).eql(0, `axe on ${where}:\n${findingLines(findings)}`);
  }
  if (!consoleToo) return;
  const { error } = await t.getBrowserConsoleMessages();
  await t.expect(error).eql([], `console on ${where}`);
}
