/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  107,
  [
    'Nouvelle candidature',
    'Fermer',
    'Candidature commencée',
    'Ouverture...',
    'Commencer la candidature',
    'Ouvrir celle que vous avez commencée',
    'Quel plaisir de vous revoir. Vos informations personnelles, vos études et vos langues vous suivent.',
    'Quel plaisir de vous revoir. Ce que vous nous avez déjà dit est rempli pour vous.',
    'Vous nous dites seulement ce qui est nouveau :',
    'Vous pouvez vous arrêter à tout moment et continuer plus tard depuis votre espace, sur n’importe quel appareil.',
    'Erreur de connexion : connectez-vous pour commencer une candidature.',
    'La candidature n’a pas pu être commencée.',
  ],
];

export default words;
