/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  253,
  [
    ({ reference }: { reference: string | number }) => `Modifier la candidature ${reference}`,
    'Fermer',
    'Annuler',
    'Enregistrer les changements',
    'Enregistrement...',
    'Ce type de candidature ne se modifie pas ici',
    'Ses réponses se changent là où elle a été commencée.',
    'Ce que vous avez écrit est toujours ici.',
    'Les deux copies ont été réunies. Relisez vos réponses, puis enregistrez.',
    'Vos changements non enregistrés sont de retour. Enregistrez-les quand vous avez terminé.',
    'Votre session a pris fin. Connectez-vous de nouveau dans un autre onglet, puis enregistrez.',
    'Fermer sans enregistrer ?',
    'Supprimer mes changements',
    'Garder sur cet appareil',
    'Continuer à modifier',
    'Vos changements ne sont pas encore enregistrés.',
    'Vos changements ne sont pas encore enregistrés. Gardez-les sur cet appareil pour continuer plus tard, ou supprimez-les si d’autres personnes l’utilisent.',
    'Un fichier que vous avez choisi n’a pas été envoyé ; il faudrait le choisir de nouveau.',
    'Vous avez des changements non enregistrés sur cet appareil',
    ({ moment, names }: { moment: string | number; names: string | number }) => `Du ${moment} : ${names}.`,
    'Continuer avec mes changements',
    'Les supprimer',
    ' (a un problème)',
  ],
];

export default words;
