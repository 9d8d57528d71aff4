/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Enregistrement...',
    'Vos réponses sont enregistrées',
    'Une erreur a empêché l’enregistrement',
    'Reprise de votre session...',
    'Vos réponses enregistrées n’ont pas pu être chargées.',
    'Un problème est survenu',
    'Une erreur inattendue est survenue.',
    'Le portail n’a pas pu être joint. Vérifiez votre connexion et réessayez.',
    'Les documents n’ont pas pu être enregistrés.',
    'Connexion réussie !',
    'Vos informations personnelles ont été retrouvées. Continuez pour vous connecter.',
    'Le document n’a pas pu être ouvert. Réessayez.',
    'Votre candidature est en sécurité. Le portail n’a pas pu être joint à l’instant.',
    'Réessayer',
    'Voir le fichier précédent',
    'Continuer votre candidature',
    'Écrivez l’adresse e‑mail et le numéro de téléphone avec lesquels vous avez commencé.',
    'Rien n’est perdu : vous revenez à l’étape où vous étiez, sur n’importe quel appareil.',
    <T>({ link }: { link: (words: string) => T }) => [
      'Déjà commencé ? ',
      link('Continuer votre candidature'),
    ],
    'Retour à mon espace',
    'Vous êtes hors ligne',
    'Cette étape s’ouvrira dès que la connexion sera revenue. Ce que vous avez écrit est gardé sur cet appareil.',
    'Continuer',
    'Envoyer la candidature',
    'Étape suivante',
    'Votre objectif',
    'Accords',
    'Pour que vous sachiez à quoi vous attendre, et que nous puissions lire ce que vous envoyez.',
    'Écrivez votre code',
    'Nous ne connaissons pas cet appareil : nous vérifions que c’est bien vous.',
    'Regardez dans les courriers indésirables si l’e‑mail n’arrive pas. Ce que vous avez écrit reste ici en attendant.',
    'Continuer dans votre espace',
    'Mot de passe oublié ? Demandez‑en un nouveau là où vous vous connectez.',
    'Se connecter',
    'Cette langue n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
  ],
];

export default words;
