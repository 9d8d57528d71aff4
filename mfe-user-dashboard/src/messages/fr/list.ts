/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  34,
  [
    'Chargement de vos candidatures',
    'Pas encore de candidature',
    'Accès refusé. Vérifiez votre rôle et vos autorisations.',
    'Aucune candidature n’a été trouvée. Il faut peut-être d’abord en commencer une.',
    ({ reason }: { reason: string | number }) => `Erreur du serveur : ${reason}. Réessayez plus tard.`,
    ({ reason }: { reason: string | number }) => `Vos candidatures n’ont pas pu être chargées : ${reason}`,
    'Votre connexion n’ouvre qu’une seule candidature. Pour voir toutes les vôtres, connectez-vous avec le mot de passe de notre e‑mail.',
    'Rien n’est perdu : vos candidatures sont gardées.',
    'Choisissez un programme pour commencer. Vos réponses sont enregistrées au fur et à mesure.',
    'Demander un stage',
    'Demander une visite',
    'Notre autre programme',
    'Vous n’avez pas à tout recommencer : nous reprenons les informations que vous nous avez déjà données.',
    ({ programme }: { programme: string | number }) => `Demander ${programme}`,
  ],
];

export default words;
