import ts from 'typescript';

/** Files that may distinguish programmes by their keys: the programmes' own, and the table of programmes. */
const own = [
  /^mfe-(intern|visitor)-wizard\//,
  /^contracts\/svc-applications-v1\/src\/programmes\//,
  /^svc-applications\/src\/wizard\/(internship|visit)\.ts$/,
];
const shipped =
  /^(shell|mfe-[^/]+|gateway|svc-[^/]+|packages\/[^/]+)\/src\/.*\.tsx?$|^contracts\/[^/]+\/src\/.*\.ts$/;
const unshipped = /\.test\.tsx?$|\/(test|dev|testing|demo)\/|\/(generated|operations)\.ts$/;

export const isHeld = (file: string): boolean =>
  shipped.test(file) && !unshipped.test(file) && !own.some((place) => place.test(file));

const programmes = ['intern', 'visitor'];
const compared: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
];

const keyOf = (node: ts.Node): string | null => (ts.isStringLiteralLike(node) ? node.text : null);
const isProgramme = (node: ts.Node): boolean => programmes.includes(keyOf(node) ?? '');

const nameOf = (member: ts.ObjectLiteralElementLike | ts.TypeElement): string =>
  member.name && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name)) ? member.name.text : '';
const namesAll = (members: readonly (ts.ObjectLiteralElementLike | ts.TypeElement)[]): boolean =>
  programmes.every((programme) => members.some((member) => nameOf(member) === programme));

/** A description of the choice between programmes at this node; null if there is none. */
function choiceAt(node: ts.Node): string | null {
  if (ts.isBinaryExpression(node) && compared.includes(node.operatorToken.kind))
    return isProgramme(node.left) || isProgramme(node.right) ? 'compares with one programme' : null;
  if (ts.isCaseClause(node)) return isProgramme(node.expression) ? 'switches on the programme' : null;
  if (ts.isObjectLiteralExpression(node)) {
    if (namesAll(node.properties)) return 'is a record with a member for each programme';
    const values = node.properties.map((one) =>
      ts.isPropertyAssignment(one) ? keyOf(one.initializer) : null,
    );
    return programmes.every((programme) => values.includes(programme)) ? 'leads to the programmes' : null;
  }
  if (ts.isArrayLiteralExpression(node)) {
    const keys = node.elements.map(keyOf);
    return programmes.every((programme) => keys.includes(programme)) ? 'lists the programmes' : null;
  }
  return null;
}

/** The lines of a source that choose between programmes: '12 compares with one programme'. */
export function choicesIn(file: string, text: string): string[] {
  if (!programmes.some((programme) => text.includes(programme))) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const choice = choiceAt(node);
    if (choice) found.push(`${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${choice}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
