/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  134,
  [
    'Chagua nenosiri lako mwenyewe',
    'Nenosiri lako halikuweza kuwekwa. Tafadhali jaribu tena.',
    'Nenosiri uliloingia nalo lilichapishwa tovuti ilipowekwa, na huenda wengine wameliona. Chagua nenosiri lako mwenyewe ili uendelee.',
    'Weka nenosiri na uendelee',
    'Weka msimbo wako',
    'Weka msimbo kutoka programu yako',
    ({ passkey }: { passkey: string | number }) =>
      `Nenosiri lako ni sahihi. Fungua programu yako ya uthibitishaji na uweke tarakimu sita inazoonyesha${passkey === 'yes' ? `, au tumia funguo-siri yako` : ``}.`,
    'Msimbo',
    'Huna programu yako? Weka msimbo wa urejeshaji. Kama huna, muulize msimamizi.',
    'Endelea',
    'Ingia kama mtu mwingine',
    'Weka msimbo wa kuingia kwako',
    'Wasimamizi lazima waingie kwa msimbo',
    ({ name }: { name: string | number }) =>
      `Baada ya nenosiri lako, ${name} inawaomba wasimamizi msimbo kutoka programu kwenye simu yao. Unauweka mara moja.`,
  ],
];

export default words;
