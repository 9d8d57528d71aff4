/** What stands in the templates, with what takes its place. */
export function spellingsOf(name) {
  const words = name.split('-');
  const capital = (word) => word[0].toUpperCase() + word.slice(1);
  return [
    ['example-name', name],
    ['Example name', capital(words.join(' '))],
    ['ExampleName', words.map(capital).join('')],
    ['example_name', words.join('_')],
    ['EXAMPLE_NAME', words.join('_').toUpperCase()],
  ];
}

/** The sentence that refuses a name of any new part, or undefined. */
export function refusedName(kind, name = '') {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 30
    ? undefined
    : `"${name}" is no name of a ${kind}: take lower-case words joined by dashes, 30 characters at most, such as open-days.`;
}
