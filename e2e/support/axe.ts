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

/** The page as it stands has no accessibility violation that axe knows of, and nothing went wrong in its console. */
export async function expectCleanPage(where: string, { consoleToo = true } = {}) {
  await stillness();
  const findings = (await runAxe()) as Finding[];
  await t.expect(findings.length).eql(0, `axe on ${where}:\n${told(findings)}`);
  if (!consoleToo) return;
  const { error } = await t.getBrowserConsoleMessages();
  await t.expect(error).eql([], `console on ${where}`);
}
