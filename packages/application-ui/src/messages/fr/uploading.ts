/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  232,
  [
    'L’envoi a échoué',
    'Envoyer un document',
    'Annuler',
    'Envoi...',
    'Envoyer',
    'Type de document',
    'Choisissez un type',
    'Fichier',
    ({ size }: { size: string | number }) =>
      `PDF, DOC, DOCX, JPG, JPEG ou PNG, de moins de ${size}. Il remplace un fichier précédent du même type.`,
  ],
];

export default words;
