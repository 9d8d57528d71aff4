import { safeText } from './safe-text';

test.each(['=1+1', '+250788', '-5', '@SUM(A1)', '\t=1', ' =1', '\r=cmd'])('%j begins no formula', (text) => {
  expect(safeText(text)).toBe(`'${text}`);
});

test.each(['Amina Uwase', "O'Brien", 'a=b', '王小明', ''])('%j stays as it is', (text) => {
  expect(safeText(text)).toBe(text);
});
