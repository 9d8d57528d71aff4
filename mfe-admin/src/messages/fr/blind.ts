/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  559,
  [
    ({ programme }: { programme: string | number }) => `${programme}s`,
    'La candidature n’a pas pu être chargée',
    'Candidatures',
    'Candidature précédente',
    'Candidature suivante',
    ({ programme }: { programme: string | number }) => `${programme}, anonyme`,
    'Les noms sont masqués',
    ({ day }: { day: string | number }) =>
      `Depuis le ${day}, jusqu’à ce que l’administration les montre de nouveau. Les noms, coordonnées, photos, documents et lettres sont masqués, pour que vous jugiez seulement les réponses.`,
    ({ mark }: { mark: string | number }) =>
      `Les mots qui pourraient identifier la personne sont remplacés par ${mark}. Si vous reconnaissez quand même la personne, appuyez sur « Je connais cette personne ».`,
    'Cette candidature ne peut pas être montrée maintenant.',
    'Les noms sont de nouveau visibles',
    'L’ouvrir',
    ({ programmes }: { programmes: string | number }) => `Noms masqués : ${programmes}`,
    <T>({ link }: { link: (words: string) => T }) => [
      'Elles sont en évaluation anonyme et n’apparaissent ni dans les listes ni dans les recherches. ',
      link('Aller à l’évaluation anonyme'),
    ],
    'Chargement des candidatures à lire',
    ({ count }: { count: string | number }) => `${count} à lire`,
    'Aucune candidature ne vous est encore confiée',
    'L’administration répartit les candidatures. Toutes se trouvent sous « Toutes ».',
    'À qui sont les candidatures',
    ({ count }: { count: string | number }) => `Confiées à moi (${count})`,
    'Toutes',
    ({ programmes }: { programmes: string | number }) => `Candidatures anonymes : ${programmes}`,
    'Candidature',
    'Ma grille de notes',
    'Les noms, photos et documents sont masqués, pour que vous jugiez seulement les réponses.',
    'Les candidatures n’ont pas pu être chargées',
    'Aucun programme n’est en évaluation anonyme',
    'Vous trouvez toutes les candidatures dans leurs listes.',
    'Rien à lire ici',
    'Aucune candidature de ces programmes n’attend de décision.',
    'Pas commencée',
    'Commencée',
    'Envoyée',
    '[masqué]',
    'Âge',
    ({ from, to }: { from: string | number; to: string | number }) => `de ${from} à ${to} ans`,
    ({ below }: { below: string | number }) => `moins de ${below} ans`,
    ({ from }: { from: string | number }) => `${from} ans et plus`,
  ],
];

export default words;
