/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  77,
  [
    'Choisir un fichier',
    'Changer de fichier',
    'ou déposez‑le ici',
    'Envoyé, recherche de virus en cours',
    'Refusé : il contient un virus. Choisissez un autre fichier',
    'Le fichier',
    'le fichier',
    ({ name }: { name: string | number }) => `${name} est prêt à être envoyé`,
    ({ name }: { name: string | number }) => `Envoi de ${name}`,
    ({ name }: { name: string | number }) => `${name} est envoyé`,
    ({ name }: { name: string | number }) => `${name} n’a pas été envoyé`,
    'Prêt à être envoyé',
    'Envoi en cours',
    'Envoyé',
    'Pas envoyé',
    'Fichier enregistré',
    'Voir le fichier',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Annuler',
      hidden(` : ${name}`),
    ],
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Réessayer',
      hidden(` : ${name}`),
    ],
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Retirer',
      hidden(` : ${name}`),
    ],
    ({ size }: { size: string | number }) => `${size} octets`,
    ({ size }: { size: string | number }) => `${size} Ko`,
    ({ size }: { size: string | number }) => `${size} Mo`,
    'Pas de connexion. L’envoi reprendra tout seul',
    ({ name }: { name: string | number }) => `Pas de connexion. L’envoi de ${name} reprendra tout seul`,
    'Le fichier n’a pas pu être retiré, réessayez',
    ({ name }: { name: string | number }) =>
      `Pas de connexion. ${name} est gardé sur cet appareil et partira tout seul`,
    'Gardé sur cet appareil. Il part dès qu’il y a une connexion',
    'Garder l’ancien fichier',
    ({ name }: { name: string | number }) =>
      `${name} a été modifié ou déplacé et ne peut plus être lu. Choisissez‑le de nouveau`,
  ],
];

export default words;
