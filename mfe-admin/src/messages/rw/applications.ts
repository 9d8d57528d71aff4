/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  232,
  [
    ({ count, found }: { count: number; found: string | number }) =>
      `${count === 1 ? `Ubusabe 1${found === 'yes' ? ` bwabonetse` : ``}` : `Ubusabe ${count}${found === 'yes' ? ` bwabonetse` : ``}`}`,
    ({ total, found }: { total: string | number; found: string | number }) =>
      `Ubusabe burenga ${total}${found === 'yes' ? ` bwabonetse` : ``}`,
    'Usaba',
    'Imiterere',
    'Bwoherejwe',
    'Bwahinduwe',
    'Nimero y’ubusabe',
    'Byuzujwe',
    'Ibikorwa',
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Hindura imiterere',
      hidden(` (${reference})`),
    ],
    'Ntibwoherejwe',
    ({ reference }: { reference: string | number }) => `Aho ${reference} igeze`,
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Reba ibirambuye',
      hidden(` bya ${reference}`),
    ],
    'Nta meyili',
    'Ubusabe ntibwashoboye kuboneka. Ongera ugerageze.',
    'Ubusabe burafunguka...',
    'Ubusabe ntibwashoboye kuboneka.',
    'Ubusabe burafunguka',
    'Nta kiri kuri iyi paji',
    'Urutonde rufite amapaji make.',
    'Nta busabe buhuye',
    'Gerageza gushaka ukundi, cyangwa werekane imiterere yose.',
    'Nta busabe buraza',
    'Ubusabe bwa bene ubu nibukorwa, buzagaragara hano.',
    'Ubusabe ntibwashoboye kuboneka',
    'Ibirambuye by’ubusabe',
    'Hisha ubutumwa',
    'Ohereza ubutumwa',
    'Funga',
    'Fungura ubisuzume',
    'Hindura ubusabe',
    'Ubusabe burafunguka',
    'Gushaka no gutoranya',
    'Shaka ukoresheje izina, imeyili cyangwa nimero',
    'Ushobora kwandika igice cy’ijambo',
    'Byose',
    'Byavuye ku cyifuzo cyo kongera gusaba',
    'Ubundi busabe',
    ', nyuma ya ',
    ({ original }: { original: string | number }) =>
      `Uru rupapuro rubaza ibike ugereranyije n’ubusabe bwa mbere.${original === 'yes' ? ` Ibindi reba ubusabe bwa mbere.` : ``}`,
    'Amapaji',
    ({
      from,
      to,
      total,
      found,
    }: {
      from: string | number;
      to: string | number;
      total: string | number;
      found: string | number;
    }) =>
      `${from === 'none' ? `Nta kiri kuri iyi paji, muri` : `${from} kugeza ${to} muri`} ${total}${found === 'yes' ? ` byabonetse` : ``}`,
    'Ibanza',
    'Ikurikira',
    ' paji',
    'Hindura imiterere y’ubusabe',
    ({ total }: { total: string | number }) => `birenga ${total}`,
    ({ value }: { value: string | number }) => `${value} %`,
    ({ programme }: { programme: string | number }) => `Ubusabe: ${programme}`,
  ],
];

export default words;
