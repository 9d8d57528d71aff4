/** The object's number and generation before the word `obj`. */
export interface Header {
  number: number;
  generation: number;
}

const isDigit = (sign: number | undefined): boolean => sign !== undefined && sign >= 48 && sign <= 57;
const isSpace = (sign: number | undefined): boolean =>
  sign === 32 || sign === 10 || sign === 13 || sign === 9 || sign === 12 || sign === 0;
/** Characters that some readers take as part of a number: for them `1-2` is twelve. */
const isOfNumber = (sign: number | undefined): boolean =>
  isDigit(sign) || sign === 43 || sign === 45 || sign === 46;
/** The most characters before the word `obj` that are searched: two numbers, and the blanks between them. */
const longestHeader = 64;

/** The two numbers before the word `obj`; undefined if readers would take others. */
export function numbersBefore(file: Buffer, at: number): Header | undefined {
  const least = Math.max(0, at - longestHeader);
  let place = at;
  const back = (is: (sign: number | undefined) => boolean) => {
    const end = place;
    while (place > least && is(file[place - 1])) place -= 1;
    return file.toString('latin1', place, end);
  };
  back(isSpace);
  const generation = back(isDigit);
  const between = back(isSpace);
  const number = back(isDigit);
  if (!generation || !between || !number || isOfNumber(file[place - 1])) return undefined;
  // These may be the numbers in a comment, or of the object before it on the same line.
  if (/[\r\n]/.test(file.toString('latin1', place, at)) && isInComment(file, place)) return undefined;
  return { number: Number(number), generation: Number(generation) };
}

function isInComment(file: Buffer, at: number): boolean {
  let place = at - 1;
  while (place >= 0 && file[place] !== 10 && file[place] !== 13 && file[place] !== 37) place -= 1;
  return file[place] === 37;
}

/** Whether a line break or a digit precedes the word: readers may then know numbers that are not recognised here. */
export function mayHideNumbers(file: Buffer, at: number): boolean {
  let place = at - 1;
  while (isSpace(file[place])) {
    if (file[place] === 10 || file[place] === 13) return true;
    place -= 1;
  }
  return isDigit(file[place]);
}

/** Whether a dictionary, an array or a comment follows the word, so that it is an object even without known numbers. */
export function isBeforeValue(file: Buffer, at: number): boolean {
  if (!isSpace(file[at - 1]) && !isDigit(file[at - 1])) return false;
  let next = at + 3;
  while (isSpace(file[next])) next += 1;
  const sign = String.fromCharCode(file[next] ?? 0);
  return sign === '[' || sign === '%' || (sign === '<' && file[next + 1] === file[next]);
}
