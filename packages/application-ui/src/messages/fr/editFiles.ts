/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  298,
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
    ({ size, wizard }: { size: string | number; wizard: string | number }) =>
      `Ici, les fichiers sont enregistrés avec vos autres changements : chacun doit être petit. « Envoyer un document » envoie un seul fichier, jusqu’à ${size} ; le formulaire (« Continuer ») en prend jusqu’à ${wizard}.`,
  ],
];

export default words;
