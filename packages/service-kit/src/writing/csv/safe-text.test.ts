import { csvLine, safeText } from './index';

test.each(['=1+1', '-5', '@SUM(A1)', ' =1', '＝1+1', "+cmd|' /C calc'!A0", '+1+cmd', '+'])(
  '%j begins no formula',
  (text) => {
    expect(safeText(text)).toBe(`'${text}`);
  },
);

test.each([
  'Amina Uwase',
  "O'Brien",
  'a=b',
  '王小明',
  '',
  '+250788123456',
  '+250 788 123 456',
  '+1 (415) 555-0100',
])('%j stays as it is', (text) => {
  expect(safeText(text)).toBe(text);
});

test.each(['Rwandan;=cmd|calc!A0;x', 'Rwandan,=1', 'Rwandan|=1', 'Rwandan\t=1', 'a\r=1', 'a\n=1', 'a";=1;"'])(
  '%j is one cell where lines are cut as they were written',
  (text) => {
    const quoted = `"${text.replaceAll('"', '""')}"`;
    expect(csvLine([text, 'b'])).toBe(`${quoted},b\r\n`);
    expect(csvLine([text, 'b'], ';')).toBe(`${quoted};b\r\n`);
  },
);

test.each([
  ['\t=1', "'\t'=1"],
  ['\r=cmd', "'\r'=cmd"],
  ['Kigali, +250 788 123 456; KG 7', 'Kigali, +250 788 123 456; KG 7'],
  ['First line\n- second, - third', "First line\n'- second,' - third"],
])('%j begins no formula behind a separator', (text, safe) => {
  expect(safeText(text)).toBe(safe);
});

/** Splits a line as spreadsheets do: a quote counts only at the beginning of a cell. */
function cellsAt(line: string, separator: string): string[] {
  const cells: string[] = [];
  let [cell, isQuoted, isBegin] = ['', false, true];
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (isQuoted && sign === '"' && line[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (isQuoted && sign === '"') isQuoted = false;
    else if (isBegin && sign === '"') isQuoted = true;
    else if (!isQuoted && (sign === separator || sign === '\r' || sign === '\n')) {
      cells.push(cell);
      [cell, isBegin] = ['', true];
      continue;
    } else cell += sign;
    isBegin = false;
  }
  return [...cells, cell];
}

const attacks = ['=1+1', "=cmd|' /C calc'!A0", '-1+cmd', '@SUM(A1)', '"=1', '""=1', '"";=1', ' "=1'];
const cutting = [',', ';', '|', '\t'];

test.each(cutting.flatMap((one) => cutting.map((other) => [one, other])))(
  'no cell behind %j is a formula where lines are cut at %j',
  (within, separator) => {
    for (const attack of attacks)
      for (const text of [`a${within}${attack}${within}b`, `a\n${attack}${within}`, `"${within}${attack}`])
        for (const written of [',', ';'] as const) {
          const line = csvLine(['Amina', safeText(text), 'b'], written);
          expect(cellsAt(line, separator).filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
        }
  },
);
