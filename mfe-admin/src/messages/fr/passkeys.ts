/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  185,
  [
    'La clé d’accès n’a pas été utilisée. Réessayez, ou donnez un code.',
    'Aucune clé d’accès n’a été ajoutée. Si cet appareil en a déjà une pour le portail, une autre n’est pas nécessaire.',
    'Utiliser ma clé d’accès',
    'Entrez un nom, comme Téléphone ou Clé de sécurité',
    'La clé d’accès n’a pas pu être ajoutée. Réessayez.',
    'Vos clés d’accès n’ont pas pu être chargées',
    'Clés d’accès',
    'Vous pouvez utiliser une clé d’accès de cet appareil, de votre téléphone ou une clé de sécurité à la place du code. Personne ne peut la copier, et elle ne fonctionne pas sur une fausse copie de cette page.',
    ({ day }: { day: string | number }) => `dernière utilisation : ${day}`,
    ({ day }: { day: string | number }) => `ajoutée le ${day}, pas encore utilisée`,
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Retirer',
      hidden(` : ${name}`),
    ],
    ({ name }: { name: string | number }) => `Retirer ${name} ?`,
    'Retirer la clé d’accès',
    'La clé d’accès a été retirée',
    'Elle ne fonctionnera plus. Le code de votre application et vos codes de secours restent valables.',
    'La clé d’accès a été ajoutée',
    'Nom de la nouvelle clé d’accès',
    'Un nom que vous reconnaîtrez : Téléphone, Clé de sécurité',
    'Ajouter une clé d’accès',
  ],
];

export default words;
