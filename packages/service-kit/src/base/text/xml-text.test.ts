import { xmlText } from './index';

test.each([
  ['recog\ufffenised', 'recognised'],
  ['\uffffa\0b\u0001c\u000bd\u001fe', 'abcde'],
  ['half \ud83d letters \ude0a', 'half  letters '],
])('%j is written as %j', (text, written) => {
  expect(xmlText(text)).toBe(written);
});

test.each(['Amina\tUwase\r\n', 'Uwase 😊', '𠮷野家', '\u007f\ufffd', 'אבגד'])('%j stays as it is', (text) => {
  expect(xmlText(text)).toBe(text);
});
