/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  296,
  [
    'Fichier enregistré',
    'Lettre de recommandation',
    'Lettre de recommandation académique',
    'Lettre sur votre caractère',
    'Carte d’identité ou passeport',
    'PDF',
    'PDF, JPG ou PNG',
    'PDF, DOC, DOCX, JPG, JPEG ou PNG',
    ({ kinds, size }: { kinds: string | number; size: string | number }) => `${kinds}, moins de ${size}.`,
    ({ count }: { count: string | number }) => `${count} Mo`,
    'Le fichier n’a pas pu être lu. Choisissez‑le de nouveau',
  ],
];

export default words;
