/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  19,
  [
    'Enregistrement...',
    'Vos réponses sont enregistrées',
    'Une erreur a empêché l’enregistrement',
    'Un problème est survenu',
    'Une erreur inattendue est survenue.',
    'Les documents n’ont pas pu être enregistrés.',
    'Connexion réussie !',
    'Vos informations personnelles ont été retrouvées. Continuez pour vous connecter.',
    'Le document n’a pas pu être ouvert. Réessayez.',
    'Voir le fichier précédent',
    'Écrivez l’adresse e‑mail et le numéro de téléphone avec lesquels vous avez commencé.',
    'Rien n’est perdu : vous revenez à l’étape où vous étiez, sur n’importe quel appareil.',
    'Nous ne connaissons pas cet appareil : nous vérifions que c’est bien vous.',
    'Regardez dans les courriers indésirables si l’e‑mail n’arrive pas. Ce que vous avez écrit reste ici en attendant.',
    'Mot de passe oublié ? Demandez‑en un nouveau là où vous vous connectez.',
    'Envoyer la candidature',
    'Reconnectez-vous pour continuer',
    'Votre connexion a expiré. Saisissez ici votre adresse e‑mail et votre numéro de téléphone : cette étape est restée comme vous l’avez laissée.',
    'Rien de ce que vous avez écrit n’est perdu.',
  ],
];

export default words;
