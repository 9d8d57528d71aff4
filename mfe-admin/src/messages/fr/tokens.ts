/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1731,
  [
    'Jetons pour les programmes informatiques',
    'Un programme informatique avec un jeton lit des candidatures ou décide en votre nom, sans votre mot de passe. Il n’atteint jamais les comptes ni les réglages.',
    'Donnez ce jeton au programme informatique',
    'Il n’est montré que cette fois. Toute personne qui l’a peut l’utiliser, jusqu’à sa fin ou jusqu’à ce que vous le supprimiez ici.',
    'Les jetons n’ont pas pu être chargés',
    'Chargement des jetons',
    ({ name }: { name: string | number }) => `Supprimer ${name} ?`,
    'Supprimer',
    ({ name }: { name: string | number }) => `${name} n’ouvre plus rien`,
    'Le programme informatique qui l’a est refusé tout de suite. Un jeton supprimé ne revient pas.',
    'Donnez un nom au jeton',
    'Choisissez à quoi sert le jeton',
    ({ least, most }: { least: string | number; most: string | number }) =>
      `Entrez un nombre entier de jours, de ${least} à ${most}`,
    'Le jeton n’a pas pu être créé. Réessayez.',
    'Créer un jeton',
    'Aucun jeton n’a été créé',
    'Nom',
    'Ce que fait le programme informatique, comme Copie de nuit. Ce qu’il fait est noté sous ce nom et le vôtre.',
    'À quoi sert‑il ?',
    'Valable combien de jours ?',
    ({ least, most }: { least: string | number; most: string | number }) =>
      `De ${least} à ${most}. Ensuite, il faut un nouveau jeton.`,
    'Créer le jeton',
    'Jetons valables',
    'Aucun programme informatique n’a de jeton',
    'Créez‑en un ci-dessus quand un programme informatique en a besoin.',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Supprimer',
      hidden(` (${name})`),
    ],
    'Terminés ces trois derniers mois',
    'Supprimé',
    'Durée écoulée',
    ({ lastUsedAt, lastNetwork }: { lastUsedAt: string | number; lastNetwork: string | number }) =>
      `utilisé pour la dernière fois le ${lastUsedAt} depuis ${lastNetwork}`,
    'pas encore utilisé',
    ({ endedAt }: { endedAt: string | number }) => `supprimé le ${endedAt}`,
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
