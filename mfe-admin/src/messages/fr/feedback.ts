/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  864,
  [
    'Réponse à la personne candidate',
    'L’e‑mail n’a pas pu être affiché',
    'Nouveau statut',
    'Choisissez',
    'Envoyer la réponse',
    'Vous voyez l’e‑mail avant son envoi.',
    'E‑mail à la personne candidate',
    'Envoyer cet e‑mail ?',
    'Non envoyé',
    <T>({ b, status }: { b: (words: string) => T; status: string | number }) => [
      'Le statut devient ',
      b(`${status}`),
      ' et cet e‑mail sera envoyé :',
    ],
    'À',
    'Objet',
    ({ minutes }: { minutes: number }) =>
      `Il sera envoyé ${minutes < 2 ? `${minutes} minute` : `${minutes} minutes`} après votre confirmation. Jusque‑là, vous pouvez l’annuler, et la personne ne voit aucun changement.`,
    'Confirmer et envoyer',
    'Revenir au texte',
    'Message à la personne candidate',
    ({ min, max }: { min: string | number; max: string | number }) =>
      `Entre ${min} et ${max} caractères. La personne le reçoit par e‑mail.`,
    <T>({
      count,
      max,
      hidden,
    }: {
      count: string | number;
      max: string | number;
      hidden: (words: string) => T;
    }) => [`${count}/${max}`, hidden(' caractères')],
    'une autre personne',
    'Cette candidature a changé entre-temps',
    <T>({ b, status, set }: { b: (words: string) => T; status: string | number; set: string | number }) => [
      'Son statut est maintenant ',
      b(`${status}`),
      `${set}`,
    ],
    ({ by, when }: { by: string | number; when: string | number }) => `, choisi par ${by}${when}.`,
    'Votre texte est gardé. Vous pouvez encore l’envoyer.',
    'La réponse n’a pas pu être envoyée. Réessayez.',
    ({ at }: { at: string | number }) => `Retirée par la personne candidate le ${at}`,
    'Aucune raison n’a été donnée.',
    'Il n’y a rien à décider, sauf si la personne annule son retrait dans la journée.',
  ],
];

export default words;
