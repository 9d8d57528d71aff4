import { isTyped, type Problems, problems } from './problems';
import type { Answers, Question, Section } from './question';
import type { Circumstances } from './read';

const isUntouched = (question: Question, typed: unknown): boolean =>
  question.kind === 'rows' && question.untouched === true && Array.isArray(typed) && !isTyped(typed);

const isSingle = (question: Question): boolean => question.kind === 'rows' && question.single === true;

const firstRow = (typed: unknown): unknown[] =>
  Array.isArray(typed) && typed.length > 0 ? [typed[0]] : [{}];

/**
 * The problems of `problems` as a page shows them: each at a field that is on the page, and a repeated sentence in its
 * shorter form when there is one.
 */
export function problemsOnPage(
  sections: readonly Section[],
  answers: Answers,
  given: Circumstances,
): Problems {
  return Object.assign({}, ...sections.map((one) => onPage(one, answers, given)));
}

function onPage(section: Section, answers: Answers, given: Circumstances): Problems {
  const untouched = Object.keys(section.ask).filter((key) =>
    isUntouched(section.ask[key] as Question, answers[key]),
  );
  const singles = Object.keys(section.ask).filter((key) => isSingle(section.ask[key] as Question));
  const typed = {
    ...answers,
    ...Object.fromEntries(singles.map((key) => [key, firstRow(answers[key])])),
    ...Object.fromEntries(untouched.map((key) => [key, []])),
  };
  const shown = new Set<string>();
  const found = Object.entries(problems([section], typed, given)).map(([path, text]) => {
    const short = shown.has(String(text)) ? shortAt(section, path) : undefined;
    shown.add(String(text));
    return [placeOf(section, path, answers), short ?? text];
  });
  return Object.fromEntries(found);
}

/** The path of a problem: for a list without answers the first field of its first row, when that is on the page. */
function placeOf({ ask }: Section, path: string, answers: Answers): string {
  const question = ask[path];
  if (!question || !isUntouched(question, answers[path]) || question.kind !== 'rows') return path;
  const rows = answers[path] as readonly unknown[];
  return rows.length > 0 ? `${path}.0.${Object.keys(question.of)[0]}` : path;
}

function shortAt({ ask }: Section, path: string): string | undefined {
  const [key = '', , field = ''] = path.split('.');
  const question = ask[key];
  const asked = question?.kind === 'rows' ? question.of[field] : question;
  return asked?.short?.en;
}
