/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1975,
  [
    'informations personnelles',
    'établissement',
    'diplôme',
    'diplômes précédents',
    'distinctions',
    'cours suivis',
    'expérience clinique',
    'expérience de recherche',
    'expérience bénévole',
    'intérêts',
    'présentation personnelle',
    'langues',
    'autres compétences',
    'handicap',
    'période',
    'références',
    'informations sur la visite',
    'organisation pratique',
    'CV',
    'lettre de motivation',
    'relevé de notes',
    'casier judiciaire',
    'pièce d’identité',
    'lettre de l’établissement',
    'autre document',
    ({ part }: { part: string | number }) => `${part} (supprimé)`,
    'Personnel',
    'Personne candidate',
    'La personne candidate',
    ({ program, name }: { program: string | number; name: string | number }) =>
      `${program} (jeton de ${name})`,
  ],
];

export default words;
