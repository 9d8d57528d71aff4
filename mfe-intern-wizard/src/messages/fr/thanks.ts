/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  50,
  [
    'Merci',
    ({ name }: { name: string | number }) => `Merci, ${name}`,
    'Votre candidature de stage est bien arrivée. Nous nous réjouissons que vous vouliez travailler avec nous.',
    'Notre équipe de sélection lit votre candidature : conditions, qualifications et lien avec notre mission.',
    'Vous recevez un e‑mail dès qu’il y a une décision ou une question. Cela peut prendre plusieurs semaines.',
  ],
];

export default words;
