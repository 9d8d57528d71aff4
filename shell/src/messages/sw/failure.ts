/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  12,
  [
    ({ title }: { title: string | number }) => `${title} inachukua muda mrefu`,
    'Huenda muunganisho wako ni wa polepole. Ulichoandika kimehifadhiwa kwenye kifaa hiki. Subiri kidogo, kisha ujaribu tena.',
    ({ title }: { title: string | number }) => `${title} haikupatikana`,
    'Angalia muunganisho wako, kisha ujaribu tena. Ulichoandika kimehifadhiwa kwenye kifaa hiki. Huenda kurasa nyingine bado zinafanya kazi.',
    ({ title }: { title: string | number }) => `${title} inasasishwa`,
    'Kwa sasa haiendani na sehemu nyingine za tovuti. Ulichoandika kimehifadhiwa kwenye kifaa hiki. Jaribu tena baada ya dakika chache.',
    ({ title }: { title: string | number }) => `${title} imeacha kufanya kazi`,
    'Kuna hitilafu kwenye ukurasa huu. Ulichoandika kimehifadhiwa kwenye kifaa hiki. Jaribu tena; ikitokea tena, tuandikie.',
    'Ukurasa haukupatikana',
    'Kama uliandika anwani, hakikisha ni sahihi. Kama ulifuata kiungo, huenda kimepitwa na wakati.',
    'Kurasa nyingine',
    <T>({ mail }: { mail: (words: string) => T }) => ['Unahitaji msaada? Andika kwa ', mail(''), '.'],
    'Maelezo kwa ajili ya msaada',
  ],
];

export default words;
