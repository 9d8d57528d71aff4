/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1921,
  [
    'Réponses enregistrées',
    'Enregistrer ce texte comme réponse',
    'Les réponses n’ont pas pu être chargées',
    'Chargement des réponses',
    'Rechercher une réponse',
    'Pas encore de réponse. Écrivez un message, puis enregistrez son texte comme réponse.',
    'Aucune réponse ne correspond.',
    ({ count }: { count: number }) => `${count < 2 ? `1 réponse` : `${count} réponses`}`,
    ({ name }: { name: string | number }) => `Modifiée en dernier par ${name}`,
    'Modifier la réponse',
    'Supprimer la réponse',
    ({ name }: { name: string | number }) => `Supprimer la réponse « ${name} » ?`,
    'Plus personne dans l’équipe ne pourra la choisir. Les messages envoyés restent tels quels.',
    'La réponse a été supprimée.',
    'La réponse n’a pas pu être supprimée.',
    'La réponse est enregistrée pour toute l’équipe.',
    'La réponse n’a pas pu être enregistrée.',
    'Enregistrer',
    'Nom de la réponse',
    'Pour l’équipe : les candidats ne le voient pas.',
    'Texte',
    ({ name, reference }: { name: string | number; reference: string | number }) =>
      `${name} et ${reference} deviennent le nom et la référence du candidat.`,
    'Langue des personnes candidates',
    'Décision (facultatif)',
    'N’importe laquelle',
    'Vous avez déjà écrit quelque chose',
    'Ce que vous avez écrit reste, sauf si vous le remplacez :',
    'Retour',
    'Le remplacer',
    'Ajouter la réponse dessous',
  ],
];

export default words;
