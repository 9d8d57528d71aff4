/** The kind of a text, by the attribute or property that holds it. */
const byName: Readonly<Record<string, string>> = {
  'aria-label': 'said by screen readers',
  'aria-description': 'said by screen readers',
  alt: 'said by screen readers',
  label: 'label',
  term: 'label',
  legend: 'question',
  hint: 'hint',
  help: 'hint',
  example: 'example',
  placeholder: 'in an empty field',
  title: 'heading',
  heading: 'heading',
  name: 'name',
  lead: 'text below a heading',
  text: 'text',
  subject: 'subject',
  small: 'small print',
  why: 'why it is asked',
  message: 'refusal',
  error: 'refusal',
  say: 'refusal',
  short: 'refusal',
  few: 'refusal',
  none: 'refusal',
  tooMany: 'refusal',
  tooLong: 'refusal',
  range: 'refusal',
  age: 'refusal',
  unfit: 'refusal',
  plain: 'refusal',
  after: 'refusal',
  options: 'choice',
  add: 'button',
  row: 'heading of a row',
  first: 'heading of a row',
};

/** The kind of a text, by the element that contains it. */
const byElement: readonly (readonly [RegExp, string])[] = [
  [/^(Button|ButtonLink|LinkButton|button|\w*Button)$/, 'button'],
  [/^(h[1-6]|\w*Heading|summary)$/, 'heading'],
  [/^(a|Link|\w*Link)$/, 'link'],
  [/^th$/, 'head of a column'],
  [/^(dt|label|Checkbox)$/, 'label'],
  [/^legend$/, 'question'],
  [/^option$/, 'choice'],
  [/^(p|li|span|div|td|dd|strong|b|small|Notice)$/, 'text'],
];

const refusing =
  /\b(problem|refused|Invalid|Refused|Conflict|Forbidden|Gone|NotFound|\w*Error|refuse\w*|reject\w*|setErrors?|setFailure|setProblem|fail\w*)\([^;]*$/;

/** The kind of a text, by the call that prints it on paper. */
const onPaper: readonly (readonly [RegExp, string])[] = [
  [/\bheader: [^,;]*$/, 'head of a column'],
  [/\b(heading|list)\([^;)]*$/, 'heading'],
  [/\b(\w*[fF]act|line)\([^;)]*$/, 'label'],
];

/** Matches a refusal: how such a sentence begins, or a phrase in it. */
const asRefusal =
  /^(Please|Enter|Select|Choose|Write|Give|Must|Each|There is no|At most)\b|\b(not|cannot|already|must|missing|required|failed|wrong|too (large|many|long)|at (least|most)|only)\b/i;

/** The kind of a sentence that a service answers: 'refusal' or 'message'. */
export const whatIsAnswered = (english: string): string => (asRefusal.test(english) ? 'refusal' : 'message');

/**
 * The kind of the text at a position of a source: a button, a heading, a hint, a refusal; 'text' where the source does
 * not show it.
 */
export function whatStandsAt(source: string, at: number): string {
  const before = source.slice(Math.max(0, at - 400), at);
  if (/notify\.\w+\([^;]*$/.test(before)) return 'short message';
  if (/usePageTitle\([^;]*$/.test(before)) return 'title of the page';
  const attribute = /[\s{(]([\w-]+)=(?:\{(?:[^<>={}]|=>|===)*|["'])$/.exec(before)?.[1];
  if (attribute && byName[attribute]) return byName[attribute];
  const element = /<([A-Za-z]\w*)(?:\s[^<>]*(?:=>[^<>]*)*)?>[^<]*$/.exec(before)?.[1];
  const found = element && byElement.find(([name]) => name.test(element))?.[1];
  if (found) return found;
  const drawn = onPaper.find(([call]) => call.test(before.slice(-80)))?.[1];
  if (drawn) return drawn;
  if (refusing.test(before.slice(-160))) return 'refusal';
  const members = [...before.matchAll(/['"]?([\w.-]+)['"]?:\s/g)].map(([, name = '']) => name).reverse();
  const member = members.slice(0, 2).find((name) => byName[name]);
  if (/^string\.|^any\.|^number\.|^array\./.test(members[0] ?? '')) return 'refusal';
  if (member && /options[^\]]*$/.test(before)) return 'choice';
  return (member && byName[member]) ?? 'text';
}
