import { runsOf } from './runs';

/** Counts glyph 0, the frame that is drawn for a letter that a font does not have. */
async function frames(text: string, weight: 'regular' | 'bold'): Promise<number> {
  let found = 0;
  for (const { text: part, face } of runsOf(text)) {
    const { glyphs } = (await face.load(weight)).layout(part, face.joined ? [] : undefined);
    found += glyphs.filter(({ id }) => id === 0).length;
  }
  return found;
}

test('a hyphen that ties words is drawn as a plain one, which the typeface has', () => {
  expect(runsOf('Votre e\u2011mail').map(({ text }) => text)).toEqual(['Votre e-mail']);
});

test.each([
  'Élodie Łukasiewicz',
  'አበበ ቢቂላ',
  '김민준 이서연',
  'דוד כהן',
  'თამარ',
  'Արամ Հայաստան',
  'தமிழ்நாடு ஸ்ரீ',
  'বাংলাদেশ শ্রী ক্ষমা',
  'नमस्ते क्षत्रिय',
  'ประเทศไทย น้ำใจ',
  'محمد عبد الله',
  'ગુજરાતી શ્રીમતી',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'తెలుగు శ్రీనివాస్',
  'ಕನ್ನಡ ಶ್ರೀಕಾಂತ್',
  'മലയാളം ശ്രീജിത്ത്',
  'සිංහල ශ්‍රී',
  'ភាសាខ្មែរ ស្រី',
  'ພາສາລາວ ນ້ຳ',
  'မြန်မာ ကြီး',
  'ߒߞߏ ߡߊߡߊߘߎ',
  '𞤀𞤣𞤤𞤢𞤥 𞤃𞤢𞤥𞤢𞤣𞤵',
  'ⵜⵉⴼⵉⵏⴰⵖ',
  'ދިވެހި',
  'Uwase 😊 2024 ❤️ 👩‍⚕️ 🇷🇼',
  '𠮷野家 漢字 カタカナ',
  'Soft\u00adhy\u2060phen\u200b',
  'recog\ufffenised',
])('%s has no frame in place of a letter', async (name) => {
  expect([await frames(name, 'regular'), await frames(name, 'bold')]).toEqual([0, 0]);
});

test('words from right to left stand in their order on paper, with figures between them as they are read', () => {
  expect(
    runsOf('דוד 123 כהן')
      .map(({ text }) => text.trim())
      .filter(Boolean),
  ).toEqual(['כהן', '123', 'דוד']);
});

test.each(['ߒߞߏ ߡߊߡߊߘߎ', '𞤀𞤣𞤤𞤢𞤥 𞤃𞤢𞤥𞤢𞤣𞤵', 'ދިވެހި ބަސް'])('%s is read from right to left, too', (name) => {
  const [first, second] = name.split(' ');
  expect(
    runsOf(name)
      .map(({ text }) => text.trim())
      .filter(Boolean),
  ).toEqual([second, first]);
});

test('digits after an emoji are those of the typeface', () => {
  const [, , after] = runsOf('Uwase 😊 2024');
  expect([after?.text.trim(), after?.face.name]).toEqual(['2024', 'noto-sans-latin']);
});
