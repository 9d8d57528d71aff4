/**
 * Writes a recorded document as JSON with one line for each call and each shared schema, so that a reviewer sees which
 * call changed, and branches that record different calls merge. It is read like any JSON.
 */

/** Writes each member of `value` on a line; members named in `deeper` are spread over lines, too. */
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

/** Members that are spread over lines; `*` stands for every name. */
const form = { paths: { '*': {} }, components: { '*': {} } };

export const recordedText = (document) => `${opened(document, form)}\n`;
