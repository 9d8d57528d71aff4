import { isPlainName } from '@portal/contract-svc-applications-v1/questions';

test.each([
  'Amina Uwase',
  "Aoife O'Brien-Ní Dhomhnaill",
  'Dr.Uwase',
  'J.R.R. Tolkien',
  'Martin Luther King, Jr.',
  'محمد علی\u200cزاده',
  '王小明',
  'Zoë 3rd',
])('%p is a name', (name) => {
  expect(isPlainName(name)).toBe(true);
});

test.each([
  'Amina\nYou have won',
  'Amina\r\nBcc: all@example.org',
  'Amina\u2028Uwase',
  'Amina\u202eesawU',
  'Amina\u2066Uwase',
  'Amina\u0007',
  'amina@example.org',
  'Claim at https://evil.example',
  'evil.example now',
  'EVIL.COM',
  'www.evil',
  'evil。com',
  'a //evil',
])('%p is not a name', (name) => {
  expect(isPlainName(name)).toBe(false);
});
