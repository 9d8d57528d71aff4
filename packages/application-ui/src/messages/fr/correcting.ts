/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  126,
  [
    'Écrivez les six chiffres du code',
    'Votre adresse e‑mail est corrigée',
    'Corriger votre adresse e‑mail',
    'M’envoyer un code',
    'Confirmer l’adresse',
    'Annuler',
    'L’adresse n’est pas encore corrigée',
    'Écrivez votre bonne adresse. Nous y envoyons un code de six chiffres, pour que nos e‑mails vous parviennent.',
    'Votre bonne adresse e‑mail',
    <T>({ address }: { address: (words: string) => T }) => [
      'Nous avons envoyé un code à ',
      address(''),
      '. Il est valable dix minutes.',
    ],
    'Code',
    'Six chiffres. Regardez dans les courriers indésirables si l’e‑mail n’arrive pas.',
    'Ensuite, vous vous connectez avec cette adresse. Vos autres appareils seront déconnectés.',
    'Envoyer un nouveau code',
    'Écrire une autre adresse',
    'Votre numéro de téléphone est corrigé',
    'Corriger votre numéro de téléphone',
    'Enregistrer le numéro',
    'Le numéro n’est pas encore corrigé',
    'Avec ce numéro et votre adresse e‑mail, vous revenez à votre candidature.',
    'Votre bon numéro de téléphone',
    'Répondez à la question ci-dessous, ou corrigez le numéro',
    'Un problème est survenu. Réessayez.',
  ],
];

export default words;
