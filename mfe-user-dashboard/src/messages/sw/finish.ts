/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  121,
  [
    <T>({ reference, look }: { reference: string | number; look: (words: string) => T }) => [
      `${reference}. Maelezo yako binafsi, elimu na lugha tayari vipo. `,
      look('Vipitie'),
    ],
    'Inawasilisha...',
    'Wasilisha Ombi',
    'Hakuna ulichoandika kilichopotea.',
    'Endelea na ombi hili mahali ulipolianzisha.',
    'Endelea',
    'Nakala zote mbili zimeunganishwa.',
    'Pitia majibu yako na uwasilishe tena.',
    'Uhakiki Umeshindwa',
    'Uwasilishaji Umeshindwa',
    ({ title, reasons }: { title: string | number; reasons: string | number }) => `${title}: ${reasons}`,
    'Ombi Limewasilishwa!',
    'Ombi lako limepokelewa',
    'Tumekutumia barua pepe inayothibitisha hilo.',
    'Ombi lako',
    'Kumbukumbu',
    'Programu',
    'Limepokelewa',
    'Kinachofuata',
    'Limetumwa',
    'Timu yetu inasoma ombi lako. Hii inaweza kuchukua wiki kadhaa.',
    'Unapata jibu letu kwa barua pepe, na chini ya Maoni.',
    'Unaweza kutazama ulichotuma wakati wowote.',
    'Nakala yako',
    'Hifadhi ulichotutumia. Baadaye utakipata pia kando ya ombi.',
    'Hati',
    'Unaweza kuongeza hati hizi kabla ya kuwasilisha; hakuna iliyo lazima. Upakiaji unaisha unapowasilisha: baada ya hapo hakuna hati inayoweza kuongezwa au kubadilishwa.',
    'Haijaongezwa',
    'Pakia hati',
  ],
];

export default words;
