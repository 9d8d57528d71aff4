import { identityOf, wantedOf } from './identity';
import { scrub, scrubbed } from './scrub';

const identity = {
  fullName: 'Zoë Nyirahabimana',
  email: 'zoe.nyira77@mail.example',
  phoneNumber: '250788123456',
  dateOfBirth: '2001-05-17',
};
const answers = {
  name: "Zoë N'Diaye-Nyirahabimana",
  current_address: 'KG 7 Avenue, Kacyiru',
  nationality: 'Rwandan',
  institutions: [{ name: 'University of Huye', program: 'Nursing' }],
  references: [{ full_name: 'Dr Bo Ørsted', email: 'boss@clinic.example', institution: 'Red Cross' }],
};
const reading = {
  names: { person: ['name'] },
  places: { person: ['current_address', 'nationality'], schools: ['institutions.name'] },
};
const wanted = wantedOf(
  identityOf({ answers, applicantName: 'Zoë Nyirahabimana', identity }, reading, ['Ines Uwera']),
);
const shown = (text: string) => scrub(text, wanted);

test.each([
  ['I am Zoë Nyirahabimana.', 'I am [hidden].'],
  ['ZOE, zoe and Zoé', '[hidden] and [hidden]'],
  ['Nyirahabimana’s work', '[hidden] work'],
  ['write to Zo\u00ade', 'write to [hidden]'],
  ["N'Diaye or NDiaye or diaye", '[hidden] or [hidden] or [hidden]'],
  ['my handle is zoenyira', 'my handle is [hidden]'],
  ['Ørsted, Orsted: my teacher', '[hidden]: my teacher'],
  ['Bo taught me; bo is no name', '[hidden] taught me; bo is no name'],
  ['Ines and the business', '[hidden] and the business'],
  ['mail me: x.y@z.example or see www.me.example', 'mail me: [hidden] or see [hidden]'],
  ['call +250 (0)788 123-456 now', 'call [hidden] now'],
  ['in 2019-2021 and on 12/05/2020, 30 hours', 'in 2019-2021 and on 12/05/2020, 30 hours'],
  ['passport PC1234567', 'passport PC[hidden]'],
  ['I live in Kacyiru near KG 7 Avenue', 'I live in [hidden] near [hidden]'],
  ['at the university, not the University of Huye', 'at the [hidden], not the [hidden]'],
  ['with the Red Cross, a red cross', 'with the [hidden], a [hidden]'],
  ['Care at home matters to me.', 'Care at home matters to me.'],
])('%s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('names in scripts without blanks or with endings are found within words', () => {
  const others = wantedOf({ names: ['王小明', 'Иванов'], places: [] });
  expect(scrub('我叫王小明。', others)).toBe('[hidden]。');
  expect(scrub('С Ивановым и другими', others)).toBe('С [hidden] и другими');
});

test('every text within a value is searched', () => {
  expect(scrubbed([{ term: 'Zoë', value: 'by Zoë' }, 3, null], wanted)).toEqual([
    { term: '[hidden]', value: 'by [hidden]' },
    3,
    null,
  ]);
});

test('a long text without a blank takes no time', () => {
  const began = performance.now();
  for (const letter of ['a', '1 ', '.', '@', '-']) shown(letter.repeat(50_000));
  expect(performance.now() - began).toBeLessThan(2000);
});
