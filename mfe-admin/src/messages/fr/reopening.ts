/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1397,
  [
    'Communauté',
    'Études',
    'Avant et après',
    'La comparaison n’a pas pu être chargée',
    'Chargement de la comparaison',
    'Rien n’a été modifié.',
    'Vide avant et après.',
    'Question',
    'Avant',
    'Après',
    'Non renseigné',
    'Le même fichier',
    'Les parties rouvertes n’ont pas pu être chargées',
    'Chargement des parties rouvertes',
    'Parties rouvertes',
    ({ by, openedAt, until }: { by: string | number; openedAt: string | number; until: string | number }) =>
      `${by}, ${openedAt}, jusqu’à la fin du ${until}.`,
    ({ savedAt }: { savedAt: string | number }) =>
      `La personne a enregistré des changements le ${savedAt} et ne les a pas encore envoyés.`,
    ({ endedAt }: { endedAt: string | number }) => `Fin le ${endedAt}.`,
    'La réouverture est terminée.',
    'Terminer maintenant',
    'Demander des informations, ou rouvrir des parties',
    ({ until }: { until: string | number }) =>
      `Les parties sélectionnées sont ouvertes jusqu’à la fin du ${until}, et cet e‑mail sera envoyé :`,
    'Demander des informations',
    'L’e‑mail n’a pas pu être affiché',
    'De quoi avez-vous besoin ?',
    'La personne lit ceci dans l’e‑mail et dans son espace.',
    'Jusqu’à la fin du',
    'Après ce jour, la personne ne peut plus envoyer de réponse.',
    'Montrer l’e‑mail',
    'Revenir à la réponse',
    'Que peut modifier la personne ? (facultatif)',
    'Si vous ne sélectionnez rien, seul un message est envoyé et le statut devient En cours d’examen. Si vous sélectionnez des parties, la personne peut les modifier et le statut reste le même.',
    'Message envoyé.',
    'Parties rouvertes.',
    ({ done }: { done: string | number }) => `${done} L’e‑mail est en route.`,
    ({ who, field }: { who: string | number; field: string | number }) => `${who} : ${field}`,
    'Nom complet',
    'Organisation',
    'Lien',
    'E‑mail',
    'Téléphone',
    'Lettre des études',
    'Lettre de la communauté',
    'retiré :',
    'ajouté :',
  ],
];

export default words;
