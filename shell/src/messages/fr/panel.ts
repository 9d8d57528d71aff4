/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  214,
  [
    'Menu',
    'Mot de passe oublié ?',
    'Choisissez un nouveau mot de passe',
    'Se connecter',
    'E‑mail ou téléphone',
    ({ local, abroad }: { local: string | number; abroad: string | number }) =>
      `Téléphone : ${local} ou ${abroad}`,
    'Mot de passe',
    'Ce formulaire n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
    'Réessayer',
  ],
];

export default words;
