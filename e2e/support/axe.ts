import { readFileSync } from 'node:fs';
import { ClientFunction, t } from 'testcafe';

interface Finding {
  id: string;
  help: string;
  nodes: string[];
}

// Colours are judged when they have stopped fading.
const stillness = ClientFunction(() =>
  Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))).then(
    () => undefined,
  ),
);

interface Session {
  Runtime: { evaluate(given: { expression: string }): Promise<unknown> };
}

/** Given to a page when it is looked at, by the debugger's door: each page would read half a megabyte otherwise. */
async function bringAxe(): Promise<void> {
  const { Runtime } = (await t.getCurrentCDPSession()) as unknown as Session;
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

const told = (findings: Finding[]) =>
  findings.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.slice(0, 3).join('\n  ')}`).join('\n');

export interface CleanOptions {
  /** False where something has to go wrong in the console. */
  consoleToo?: boolean;
  /** That no state of the stage `screens` shows what is to be seen here: axe has not looked at it. */
  newToAxe?: boolean;
}

/** Nothing went wrong in the page's console; and what axe has not seen elsewhere has no violation that it knows of. */
export async function expectCleanPage(where: string, { consoleToo = true, newToAxe }: CleanOptions = {}) {
  if (newToAxe) {
    await stillness();
    await bringAxe();
    const findings = (await runAxe()) as Finding[];
    await t.expect(findings.length).eql(0, `axe on ${where}:\n${told(findings)}`);
  }
  if (!consoleToo) return;
  const { error } = await t.getBrowserConsoleMessages();
  await t.expect(error).eql([], `console on ${where}`);
}
