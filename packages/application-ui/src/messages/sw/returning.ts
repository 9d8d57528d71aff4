/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  385,
  [
    'Huna hati bado?',
    'Tunaweza kukutumia kwa barua pepe kiungo cha hatua hii. Rudi nacho siku yoyote, kwenye kifaa chochote. Majibu yako yanahifadhiwa.',
    'Nitumie kiungo cha kurudi',
    <T>({ address }: { address: (words: string) => T }) => ['Kiungo kiko njiani kwenda ', address('')],
    'Unaweza kuondoka kwenye ukurasa huu sasa. Utakapofungua kiungo, weka anwani hii ya barua pepe na namba yako ya simu.',
    <T>({ address }: { address: (words: string) => T }) => ['Tumeshatuma kiungo kwa ', address('')],
    'Inaweza kuchukua dakika chache. Angalia pia folda yako ya barua taka.',
    'Hakuna muunganisho: kiungo bado hakijatumwa',
    'Majibu yako yamehifadhiwa kwenye kifaa hiki. Bonyeza kitufe tena ukiwa mtandaoni.',
    'Kiungo hakikuweza kutumwa. Majibu yako yamehifadhiwa. Tafadhali jaribu tena baada ya dakika chache.',
  ],
];

export default words;
