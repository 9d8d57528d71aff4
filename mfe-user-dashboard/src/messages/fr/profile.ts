/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  203,
  [
    'Mot de passe changé',
    'Chargement de votre profil',
    <T>({ data }: { data: (words: string) => T }) => [
      data('Vos données'),
      ' : ce que nous gardons, qui l’a ouvert et pendant combien de temps.',
    ],
    'À propos de vous',
    'Nom',
    'E‑mail',
    'Téléphone',
    ({ count }: { count: number }) => `${count < 2 ? `Programme` : `Programmes`}`,
    'Votre profil n’a pas pu être chargé.',
    'Profil introuvable',
    'Rien n’est perdu. Réessayez dans un moment ; si cela continue, écrivez-nous.',
  ],
];

export default words;
