/**
 * A recorded document as text: JSON with one line for each call and each shared schema, so that a reviewer sees which
 * call changed, and branches that record different calls merge. Those who read it parse it as any JSON.
 */

/** Members of `value` as lines; those that `deeper` names are opened once more. */
function opened(value, deeper, indent = '') {
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([name, member]) => {
    const next = deeper?.[name] ?? deeper?.['*'];
    const text = next && isObject(member) ? opened(member, next, inner) : JSON.stringify(member);
    return `${inner}${JSON.stringify(name)}: ${text}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which members are opened: `*` stands for each. */
const form = { paths: { '*': {} }, components: { '*': {} } };

export const recordedText = (document) => `${opened(document, form)}\n`;
