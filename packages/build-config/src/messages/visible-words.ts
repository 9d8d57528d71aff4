import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Attributes and properties whose texts people see or hear. */
const readAloud =
  /^(aria-label|title|label|hint|placeholder|alt|message|heading|text|error|fallback|words|several|addLabel|legend)$/;
const letters = /\p{L}{2}/u;

const kindOf = (file: string) => (file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** Returns words that people would see in a source outside of the catalogues: 'home.tsx:12 Apply Now'. */
export function visibleWords(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file));
  const found: string[] = [];
  const notify = (node: ts.Node, words: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1} ${words.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'element')
      for (const child of node.arguments.slice(2))
        for (const words of textsIn(child)) if (letters.test(words)) notify(child, words);
    if (ts.isJsxText(node) && letters.test(node.text)) notify(node, node.text);
    const given = givenText(node);
    if (given) for (const words of textsIn(given)) if (letters.test(words)) notify(node, words);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The node whose text people see: the value of an attribute or property, or an expression between tags. */
function givenText(node: ts.Node): ts.Node | undefined {
  if (ts.isJsxAttribute(node)) return readAloud.test(node.name.getText()) ? node.initializer : undefined;
  if (ts.isPropertyAssignment(node))
    return readAloud.test(node.name.getText()) ? node.initializer : undefined;
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return node.expression;
  return undefined;
}

/**
 * The texts that an expression may result in. Arguments of a call are skipped: the called function decides about them.
 */
function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [
      node.head.text,
      ...node.templateSpans.flatMap((span) => [span.literal.text, ...textsIn(span.expression)]),
    ];
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node) && !isComparison(node))
    return [...textsIn(node.left), ...textsIn(node.right)];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return node.expression ? textsIn(node.expression) : [];
  return [];
}

const isComparison = ({ operatorToken }: ts.BinaryExpression): boolean =>
  /^[=!]==?$|^[<>]=?$/.test(operatorToken.getText());

/** The sources of a folder that people see in a portal. */
export function sourcesIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true }).map(String);
  return new Map(
    files
      .filter(
        (file) =>
          /\.tsx?$/.test(file) && !/\.test\.|(^|\/)(messages|sentences|dev|test|testing)\//.test(file),
      )
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}
