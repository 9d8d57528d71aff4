/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  177,
  [
    'La clé d’accès n’a pas été utilisée. Réessayez, ou donnez un code.',
    'Aucune clé d’accès n’a été créée. Si cet appareil en a déjà une pour le portail, il n’en faut pas une seconde.',
    'Utiliser ma clé d’accès',
    'Donnez-lui un nom, comme Téléphone ou Porte-clés',
    'La clé d’accès n’a pas pu être ajoutée. Réessayez.',
    'Vos clés d’accès n’ont pas pu être chargées',
    'Clés d’accès',
    'Une clé d’accès de cet appareil, de votre téléphone ou une clé de sécurité remplace le code. On ne peut la dire à personne, ni l’utiliser sur une page qui ressemble seulement à celle‑ci.',
    ({ day }: { day: string | number }) => `dernière utilisation : ${day}`,
    ({ day }: { day: string | number }) => `ajoutée le ${day}, pas encore utilisée`,
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Retirer',
      hidden(` : ${name}`),
    ],
    ({ name }: { name: string | number }) => `Retirer ${name} ?`,
    'Retirer la clé d’accès',
    'La clé d’accès est retirée',
    'Elle n’ouvre plus rien. Le code de votre application et vos codes de secours restent valables.',
    'La clé d’accès est ajoutée',
    'Nom de la nouvelle clé d’accès',
    'Pour la reconnaître : Téléphone, Porte-clés',
    'Ajouter une clé d’accès',
  ],
];

export default words;
