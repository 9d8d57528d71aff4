import { ourFiles, read } from './files';

/** Sources that draw fields: pages, their kits, and pages that services write themselves. */
const drawing =
  /^(shell|mfe-[^/]+|gateway|svc-[^/]+|packages\/(ui|application-ui))\/(src|gallery|dev)\/.*\.(tsx?|html)$/;
const numberField = /\btype\s*[=:]\s*\{?\s*(['"`])number\1(?!\s*[,}]?\s*(min|max)imum)/;

/** Lines that make a field whose value a mouse wheel or an arrow key changes. */
const numberFields = (text: string): string[] =>
  text.split('\n').filter((line) => numberField.test(line) && !/schema|\| '|typeof/i.test(line));

it('a number is a text field with inputmode: a wheel over a focused number field would change the answer', () => {
  const found = ourFiles()
    .filter((file) => drawing.test(file) && !/\.test\./.test(file))
    .flatMap((file) => numberFields(read(file)).map((line) => `${file}: ${line.trim()}`));
  expect(found).toEqual([]);
});

it.each([`<input type="number" />`, `type: 'number', min: 1`, `type={'number'}`])('%s is found', (line) => {
  expect(numberFields(line)).toEqual([line]);
});
