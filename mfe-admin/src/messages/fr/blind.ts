/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  546,
  [
    ({ programme }: { programme: string | number }) => `${programme}s`,
    'La candidature n’a pas pu être chargée',
    'Candidatures',
    'Candidature précédente',
    'Candidature suivante',
    ({ programme }: { programme: string | number }) => `${programme}, sans les noms`,
    'Les noms sont masqués',
    ({ day }: { day: string | number }) =>
      `Depuis le ${day}, jusqu’à ce que l’administration y mette fin. Les noms, coordonnées, photos, documents et lettres sont masqués, pour que seul compte ce que les personnes disent.`,
    ({ mark }: { mark: string | number }) =>
      `Les mots qui diraient de qui il s’agit sont remplacés par ${mark}. Si vous reconnaissez quand même la personne, appuyez sur « Je connais cette personne ».`,
    'Rien de cette candidature ne peut être montré maintenant.',
    'Les noms sont de nouveau visibles',
    'L’ouvrir',
    ({ programmes }: { programmes: string | number }) => `Noms masqués : ${programmes}`,
    <T>({ link }: { link: (words: string) => T }) => [
      'Ces candidatures se lisent sans les noms pour le moment, et n’apparaissent ni dans les listes ni dans les recherches. ',
      link('Les lire sans les noms'),
    ],
    'Chargement de ce qui est à lire',
    ({ count }: { count: string | number }) => `${count} à lire`,
    'Personne ne vous a encore demandé d’en lire une',
    'L’administration répartit les candidatures. Toutes se trouvent sous « Toutes ».',
    'À qui sont les candidatures',
    ({ count }: { count: string | number }) => `Pour moi (${count})`,
    'Toutes',
    ({ programmes }: { programmes: string | number }) => `Candidatures sans les noms : ${programmes}`,
    'Candidature',
    'Ma grille de notes',
    'Les noms, photos et documents sont masqués, pour que seul compte ce que les personnes disent.',
    'Les candidatures n’ont pas pu être chargées',
    'Aucun programme ne se lit sans les noms maintenant',
    'Vous trouvez toutes les candidatures dans leurs listes.',
    'Rien à lire ici',
    'Aucune candidature de ces programmes n’attend sa décision.',
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
