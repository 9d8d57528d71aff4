/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  34,
  [
    'Ce qu’est ce stage',
    'Il n’est pas rémunéré et se passe sur place, dans nos bureaux au Rwanda. Des activités sur le terrain peuvent en faire partie.',
    'La période est souple : elle dépend de vos disponibilités et de nos besoins.',
    'Ce que vous nous dites est confidentiel. Nous l’utilisons seulement pour examiner votre candidature.',
    'Vous pouvez déposer une candidature si',
    'vous suivez en ce moment un programme de licence ou plus, et',
    'vous avez 18 ans ou plus.',
    'Ce qu’il vous faut',
    'Chacun en PDF, de moins de 5 Mo :',
    'votre CV, signé',
    'une lettre de motivation',
    'votre relevé de notes, ou une preuve d’inscription',
    'un extrait de casier judiciaire valable',
    'deux lettres, pour les étapes 9 et 10 : une recommandation de votre établissement et une lettre sur votre caractère',
    'deux lettres de recommandation, pour les étapes 9 et 10 : une académique et une sur votre caractère',
    'Si le stage fait partie de vos études, une lettre de recommandation de votre établissement remplace la lettre de recommandation académique.',
  ],
];

export default words;
