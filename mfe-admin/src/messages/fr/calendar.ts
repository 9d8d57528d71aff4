/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  819,
  [
    'Cela n’a pas fonctionné. Réessayez.',
    'Donnez un nom au calendrier',
    ({ called }: { called: string | number }) => `${called} n’affiche plus les candidatures`,
    'Calendrier',
    'Le calendrier de votre téléphone ou de votre ordinateur peut montrer quand les personnes veulent venir : les candidatures envoyées comme provisoires, les acceptées comme confirmées. Il donne le programme, le numéro et les jours, sans aucun nom.',
    'Vos calendriers n’ont pas pu être chargés',
    'Chargement de vos calendriers',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Révoquer',
      hidden(` ${name}`),
    ],
    'Pour quel calendrier ?',
    'Un nom qui vous permet de le reconnaître, comme Mon téléphone.',
    'Créer une adresse',
    'L’adresse est copiée',
    'Sélectionnez l’adresse et copiez‑la.',
    'Abonnez votre calendrier à cette adresse',
    'Elle n’est montrée qu’une fois. Toute personne qui l’a peut lire ce calendrier jusqu’à ce que vous la révoquiez ici.',
    'Copier l’adresse',
    ({ lastUsedAt }: { lastUsedAt: string | number }) => `utilisé pour la dernière fois le ${lastUsedAt}`,
    'pas encore utilisé',
    ({ createdAt, used }: { createdAt: string | number; used: string | number }) =>
      `Créé le ${createdAt}, ${used}`,
  ],
];

export default words;
