/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  64,
  [
    'Un problème est survenu. Réessayez.',
    'Écrivez une adresse e‑mail dans le bon format, comme name@example.com',
    'Regardez vos e‑mails',
    ({ address }: { address: string | number }) =>
      `S’il existe un compte avec ${address}, un lien pour choisir un nouveau mot de passe est en route. Il fonctionne pendant une heure.`,
    'Rien ? Regardez dans les courriers indésirables, ou écrivez-nous.',
    'Retour à la connexion',
    'E‑mail',
    'Nous y envoyons un lien pour choisir un nouveau mot de passe.',
    'Envoyer le lien',
    'Nouveau mot de passe',
    'Au moins 8 caractères, avec une majuscule, une minuscule et un chiffre.',
    'Le nouveau mot de passe est obligatoire',
    'Enregistrer le nouveau mot de passe',
    'Demander un nouveau lien',
    'Votre mot de passe a été changé. Connectez-vous avec le nouveau.',
  ],
];

export default words;
