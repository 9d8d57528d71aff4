/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  233,
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
    ({ wizard }: { wizard: string | number }) =>
      `Ceci envoie un seul fichier : il peut être plus grand que dans « Modifier », où les fichiers partent avec vos autres changements, et que dans le formulaire (« Continuer »), qui en prend jusqu’à ${wizard}.`,
  ],
];

export default words;
