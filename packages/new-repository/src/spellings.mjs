/** The spellings of the example name in the templates, each with its replacement. */
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

/** The sentence that refuses a name for a new part; undefined for a valid name. */
export function refusedName(kind, name = '') {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 30
    ? undefined
    : `"${name}" is no name of a ${kind}: take lower-case words joined by dashes, 30 characters at most, such as open-days.`;
}
