import { runsOf } from './runs';

/** Expected glyphs as `number:x,y+advance`, from the command `hb-shape` of HarfBuzz 6 with the same font files. */
const placed = {
  আক্তার: '14:0,0+1159 141:0,0+910 308:-365,23+0 334:-200,0+0 59:0,0+266 51:0,0+596',
  ফাতেমা: '46:0,0+833 59:0,0+266 66:0,0+361 40:0,0+707 49:0,0+612 59:0,0+266',
  น้ำใจ: '61:0,0+613 57:0,0+0 47:-29,0+0 76:0,0+406 79:0,0+260 6:0,0+532',
  ນ້ຳ: '30:0,0+614 108:-334,0+0 59:0,0+324',
  မြန်မာ: '47:0,0+229 29:0,0+676 24:0,0+570 381:43,0+0 29:0,0+676 368:0,0+455',
  ကြီး: '200:0,0+229 4:0,0+1124 370:-27,0+0 379:0,0+346',
  مُحَمَّد: '29:0,0+532 344:120,104+0 341:128,-96+0 78:0,0+578 344:-6,-106+0 26:0,0+637 345:130,-100+0 79:0,0+525',
  שָׁלוֹם: '23:0,0+684 46:82,0+0 124:-10,0+291 55:0,0+522 79:227,0+0 100:539,0+0 96:0,0+730',
};

async function drawn(text: string): Promise<string> {
  const runs = runsOf(text);
  const shaped = await Promise.all(
    runs.map(async ({ text: part, face }) => {
      const { glyphs, positions } = (await face.load('regular')).layout(part);
      return positions.map(
        ({ xOffset, yOffset, xAdvance }, at) => `${glyphs[at]?.id}:${xOffset},${yOffset}+${xAdvance}`,
      );
    }),
  );
  return shaped.flat().join(' ');
}

test.each(Object.entries(placed))('each sign of %s stands where HarfBuzz puts it', async (name, wanted) => {
  expect(await drawn(name)).toBe(wanted);
});

test('what is copied from the paper is what was typed: each letter belongs to one glyph', async () => {
  const name = 'সুমাইয়া আক্তার';
  const shaped = await Promise.all(
    runsOf(name).map(async ({ text, face }) => (await face.load('bold')).layout(text).glyphs),
  );
  const letters = shaped.flat().flatMap(({ codePoints }) => codePoints);
  expect(String.fromCodePoint(...letters)).toBe(name);
});
