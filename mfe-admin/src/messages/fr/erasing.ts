/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  838,
  [
    'Cette personne n’a pas pu être effacée. Réessayez.',
    'La personne est effacée',
    'L’effacement a commencé et continue automatiquement',
    ({ name }: { name: string | number }) => `Effacer ${name} ?`,
    'Effacer cette personne ?',
    'Effacer définitivement',
    'La liste des données à effacer n’a pas pu être chargée',
    'Ceci sera effacé définitivement et ne pourra pas être restauré :',
    'Les statistiques continueront de compter les candidatures. Le portail note, sans le nom, que vous avez effacé une personne, quand et pourquoi.',
    'Chargement de la liste des données à effacer',
    'Raison',
    'Votre mot de passe',
    'Le compte : nom, adresse e‑mail, numéro de téléphone, mot de passe et connexions',
    'Les e‑mails en attente d’envoi, et les notifications',
    ({ count }: { count: number }) =>
      `${count < 2 ? `${count} candidature avec toutes ses réponses et copies` : `${count} candidatures avec toutes leurs réponses et copies`}`,
    ({ count }: { count: number }) =>
      `${count < 2 ? `${count} brouillon abandonné` : `${count} brouillons abandonnés`}`,
    ({ count }: { count: number }) => `${count < 2 ? `${count} document` : `${count} documents`}`,
    ({ count }: { count: number }) =>
      `${count < 2 ? `${count} réponse envoyée` : `${count} réponses envoyées`}`,
    ({ count }: { count: number }) =>
      `${count < 2 ? `${count} demande d’une autre candidature` : `${count} demandes d’une autre candidature`}`,
    ({ count }: { count: number }) =>
      `${count < 2 ? `${count} e‑mail a déjà été envoyé` : `${count} e‑mails ont déjà été envoyés`}. Le portail ne peut pas supprimer les e‑mails envoyés des serveurs de messagerie ni des boîtes de réception.`,
    'Les sauvegardes faites avant aujourd’hui gardent ces données jusqu’à ce que vous les supprimiez.',
  ],
];

export default words;
