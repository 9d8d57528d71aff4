/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1849,
  [
    'Jetons API',
    'Avec un jeton, un autre système lit des candidatures ou décide en votre nom, sans votre mot de passe. Il n’a pas accès aux comptes ni aux réglages.',
    'Donnez ce jeton à l’autre système',
    'Il n’est montré qu’une fois. Toute personne qui l’a peut l’utiliser jusqu’à son expiration ou jusqu’à ce que vous le révoquiez ici.',
    'Les jetons n’ont pas pu être chargés',
    'Chargement des jetons',
    ({ name }: { name: string | number }) => `Révoquer ${name} ?`,
    'Révoquer',
    ({ name }: { name: string | number }) => `${name} ne fonctionne plus`,
    'L’autre système est refusé tout de suite. Un jeton révoqué ne peut pas être rétabli.',
    'Donnez un nom au jeton',
    'Choisissez à quoi sert le jeton',
    ({ least, most }: { least: string | number; most: string | number }) =>
      `Entrez un nombre entier de jours, de ${least} à ${most}`,
    'Le jeton n’a pas pu être créé. Réessayez.',
    'Créer un jeton',
    'Aucun jeton n’a été créé',
    'Nom',
    'Ce que fait l’autre système, comme Copie de nuit. Ses actions sont notées sous ce nom et le vôtre.',
    'À quoi sert‑il ?',
    'Valable combien de jours ?',
    ({ least, most }: { least: string | number; most: string | number }) =>
      `De ${least} à ${most}. Ensuite, l’autre système a besoin d’un nouveau jeton.`,
    'Créer le jeton',
    'Jetons actifs',
    'Il n’y a aucun jeton actif',
    'Créez‑en un ci-dessus quand un autre système en a besoin.',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Révoquer',
      hidden(` ${name}`),
    ],
    'Révoqués ou expirés ces trois derniers mois',
    'Révoqué',
    'Expiré',
    ({ lastUsedAt, lastNetwork }: { lastUsedAt: string | number; lastNetwork: string | number }) =>
      `utilisé pour la dernière fois le ${lastUsedAt} depuis ${lastNetwork}`,
    'pas encore utilisé',
    ({ endedAt }: { endedAt: string | number }) => `révoqué le ${endedAt}`,
    ({ endsAt }: { endsAt: string | number }) => `valable jusqu’au ${endsAt}`,
    ({
      madeBy,
      madeAt,
      until,
      used,
    }: {
      madeBy: string | number;
      madeAt: string | number;
      until: string | number;
      used: string | number;
    }) => `Créé par ${madeBy} le ${madeAt}, ${until}, ${used}`,
    'jeton',
  ],
];

export default words;
