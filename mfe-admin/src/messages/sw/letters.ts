/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  590,
  [
    ({ at }: { at: string | number }) => `iliombwa ${at}`,
    ({ at }: { at: string | number }) => `ilifunguliwa ${at}`,
    ({ at }: { at: string | number }) => `ilijibiwa ${at}`,
    ' na ',
    'Imepelekwa kwa mwenzake',
    'Imebadilishwa',
    ({ by }: { by: string | number }) => `, mwenzake aliyetajwa na ${by}`,
    'Mwombaji angependa barua iwe kuhusu: ',
    ({ reason }: { reason: string | number }) => `Sababu: ${reason}`,
    'bado haijaombwa: mwombaji hajathibitisha anwani ya barua pepe',
    ({ name, email, at }: { name: string | number; email: string | number; at: string | number }) =>
      `Imetumwa na mdhamini ${name} kupitia kiungo kwa ${email}, ${at}`,
    'Barua hazikuweza kupakiwa',
    'Inapakia barua',
    'Barua za wadhamini',
    ({ waiting }: { waiting: string | number }) => `Ombi hili ${waiting}.`,
    ({ types }: { types: string | number }) =>
      `Zilizopakiwa na mwombaji: ${types}. Unazipata chini ya Wadhamini.`,
    'Hakuna mdhamini aliyeombwa.',
  ],
];

export default words;
