import { isLink, readName } from '@portal/contract-svc-applications-v1/values/name';

test.each([
  ['Amina Uwase', 'Amina Uwase'],
  ["Aoife O'Brien-Ní Dhomhnaill", "Aoife O'Brien-Ní Dhomhnaill"],
  ['Dr.Uwase', 'Dr.Uwase'],
  ['dr.uwase marie', 'dr.uwase marie'],
  ['j.p.habimana', 'j.p.habimana'],
  ['Marie st.john', 'Marie st.john'],
  ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
  ['Martin Luther King, Jr.', 'Martin Luther King, Jr.'],
  ['محمد علی\u200cزاده', 'محمد علی\u200cزاده'],
  ['محمد علي\u200f', 'محمد علي'],
  ['王小明', '王小明'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['Zoë 3rd', 'Zoë 3rd'],
  ['Bo', 'Bo'],
  ['Ng', 'Ng'],
  ['\u200eUwase Marie', 'Uwase Marie'],
  ['Uwase Ma\u00adrie', 'Uwase Marie'],
  ['Uwase\tMarie', 'Uwase Marie'],
  ['Uwase\u00a0\u2800 Marie\u0007', 'Uwase Marie'],
  ['Amina\u202eesawU\u2066', 'AminaesawU'],
  ['Uwase 👩\u200d⚕\ufe0f', 'Uwase 👩\u200d⚕\ufe0f'],
  ['EVIL.COM', 'EVIL.COM'],
  ['A/Prof. Marie', 'A/Prof. Marie'],
  ['J.P.Ng', 'J.P.Ng'],
  ['j.m.li', 'j.m.li'],
  ['prof.dr.uwase', 'prof.dr.uwase'],
  ['И.П.Павлов', 'И.П.Павлов'],
  ['د.محمد علي', 'د.محمد علي'],
])('%p is the name %p', (typed, name) => {
  expect(readName(typed)).toEqual({ name });
});

test.each([
  ['Amina\nYou have won', 'lines'],
  ['Amina\r\nBcc: all@example.org', 'lines'],
  ['Amina\u2028Uwase', 'lines'],
  ['amina@example.org', 'link'],
  ['amina\uff20example.org', 'link'],
  ['Claim at https://evil.example', 'link'],
  ['mailto:all', 'link'],
  ['www.evil', 'link'],
  ['evil.com/claim now', 'link'],
  ['evil.com?x', 'link'],
  ['claim.evil.com', 'link'],
  ['claim\u200b.evil\u2060.com', 'link'],
  ['claim。evil。com', 'link'],
  ['a //evil', 'link'],
  ['evil.com:8080', 'link'],
  ['go.evil.xyz', 'link'],
  ['evil.ng/claim', 'link'],
  ['пример.рф/x', 'link'],
  ['claim.пример.рф', 'link'],
  ['claim.例子.中国', 'link'],
  ['xn--e1afmkfd.xn--p1ai', 'link'],
  ['\u2800\u2800\u2800', 'short'],
  ['\u3164\u115f', 'short'],
  ['B', 'short'],
  ['---', 'short'],
  ['😊😊', 'short'],
])('%p is none: %s', (typed, problem) => {
  expect(readName(typed)).toEqual({ problem });
});

test('a link is found wherever it stands', () => {
  expect(isLink('see claim.evil.com.')).toBe(true);
  expect(isLink('see st.john')).toBe(false);
});
