/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1913,
  [
    'Conditions',
    'Les personnes candidates qui acceptent les conditions peuvent les y lire. Sans texte de votre part, elles lisent des conditions standard.',
    'Langue du texte',
    'Texte',
    'Une ligne vide commence un nouveau paragraphe. Laissez vide pour les conditions standard.',
    'Enregistrer les conditions',
    'Les conditions sont enregistrées.',
    'Les conditions n’ont pas pu être chargées.',
  ],
];

export default words;
