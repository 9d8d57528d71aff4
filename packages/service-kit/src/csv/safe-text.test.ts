import { csvLine, safeText } from './index';

test.each(['=1+1', '-5', '@SUM(A1)', '\t=1', ' =1', '\r=cmd', '＝1+1', "+cmd|' /C calc'!A0", '+1+cmd', '+'])(
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

test.each(['Rwandan;=cmd|calc!A0;x', 'Rwandan,=1', 'Rwandan\t=1', 'a\r=1', 'a\n=1', 'a";=1;"'])(
  '%j is one cell wherever lines are cut',
  (text) => {
    const quoted = `"${text.replaceAll('"', '""')}"`;
    expect(csvLine([text, 'b'])).toBe(`${quoted},b\r\n`);
    expect(csvLine([text, 'b'], ';')).toBe(`${quoted};b\r\n`);
  },
);
