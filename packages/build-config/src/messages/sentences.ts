import ts from 'typescript';

/** Returns a sentence with all its placeholders alike: `Select your {}`. */
export const shapeOf = (sentence: string): string => sentence.replace(/\{+\w*\}+/g, '{}');

/** Properties whose texts people read even where they look like a key: 'interns'. */
const read = new Set(['label', 'en', 'title', 'one', 'applicant', 'applicants', 'help']);

/** Whether a text is no sentence: keys and wire values in small letters, and texts without a word. */
const isKey = (text: string) => !/\p{L}{2}/u.test(text) || /^[\p{Ll}\d_.:/#-]*$/u.test(text);

/** Returns the texts of a source that people may read, with `{}` for each placeholder. */
export function sentencesIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isOfTypes(node)) return;
    const words = textOf(node);
    if (words !== undefined && (isRead(node) || !isKey(words.replaceAll('{}', '')))) found.push(words);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isOfTypes = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node);

/** The text of a literal or template, with `{}` for each placeholder; undefined for any other node. */
export function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return shapeOf(node.text);
  if (!ts.isTemplateExpression(node)) return undefined;
  return shapeOf(node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join(''));
}

/** Returns words that a source writes directly between the tags of a page, outside of the messages. */
export const betweenTagsIn = (file: string, text: string): string[] =>
  sentencesIn(file, text)
    .filter((piece) => /<\/?(p|h\d|title|li|dt|dd|b|a|label|button|span|div)\b[^<]*>/.test(piece))
    .map((piece) => piece.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' '))
    .map((piece) => piece.replaceAll('{}', ' ').replace(/\s+/g, ' ').trim())
    .filter((words) => /\p{L}{2}/u.test(words));

/** Whether a text is the value of a property that people read. */
const isRead = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAssignment(parent) && read.has(parent.name.getText());

const refusing =
  /^(super|DomainError|NotFound|NotSignedIn|Forbidden|ProofNeeded|Conflict|Invalid|TooMany|Unavailable|TooLarge|WrongType|Unreadable|CodeNeeded|ApplicationClosed)$/;
const ruling = /(^|\.)(whenMissing|withMessage|oneOf|always|messages|refused)$/;
const messageKeys = /^(message|spent)$/;

/** Returns the sentences that a service's source passes to errors, rules of fields and limits, or sets as `message`. */
export function serviceSentences(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const constants = constantsOf(source);
  const found = new Set<string>();
  const gather = (node: ts.Node): void => {
    const named = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
    const words = textOf(named ?? node);
    if (words !== undefined && /^["\p{Lu}{].* /u.test(words)) found.add(words);
    ts.forEachChild(node, gather);
  };
  const visit = (node: ts.Node): void => {
    const messageOf =
      ((ts.isNewExpression(node) || ts.isCallExpression(node)) && refusing.test(node.expression.getText())) ||
      (ts.isCallExpression(node) && ruling.test(node.expression.getText()));
    if (messageOf) for (const given of node.arguments ?? []) gather(given);
    if (ts.isPropertyAssignment(node) && messageKeys.test(node.name.getText())) gather(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

function constantsOf(source: ts.SourceFile): Map<string, ts.Node> {
  const constants = new Map<string, ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return constants;
}
