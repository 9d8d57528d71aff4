/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  276,
  [
    'Vous',
    'Études',
    'Intérêts',
    'Langues',
    'Disponibilité',
    'Personnes de référence',
    'Expérience',
    'Documents',
    'Handicap',
    'Établissement',
    'Organisation',
    'Documents',
    'Un nouveau fichier remplace celui du même type. Il est envoyé quand vous enregistrez vos changements.',
    'Autre',
    'C’est ce qui sert à la connexion de cette personne : il ne peut pas être changé.',
    'Personne de référence : études',
    'Personne de référence : communauté',
    'Lettre académique',
    'Lettre de la communauté',
    'D’où vous venez',
    'But de la visite',
    'Choisissez un but',
  ],
];

export default words;
