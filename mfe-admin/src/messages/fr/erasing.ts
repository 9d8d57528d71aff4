/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  822,
  [
    'Cette personne n’a pas pu être effacée. Réessayez.',
    'La personne est effacée',
    'L’effacement a commencé et continue tout seul',
    ({ name }: { name: string | number }) => `Effacer ${name} ?`,
    'Effacer cette personne ?',
    'Effacer définitivement',
    'Ce qui disparaît n’a pas pu être chargé',
    'Ceci disparaît définitivement, et personne ne peut le faire revenir :',
    'Les statistiques continuent de compter ce qui a été reçu. Il est noté, sans le nom, que vous avez effacé cette personne, quand et pourquoi.',
    'Chargement de ce qui disparaît',
    'Pourquoi',
    'Votre mot de passe',
    'Le compte : nom, adresse e‑mail, numéro de téléphone, mot de passe et connexions',
    'Les e‑mails qui attendent d’être envoyés, et les notifications',
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
      `${count < 2 ? `${count} e‑mail a été remis` : `${count} e‑mails ont été remis`} à un serveur de messagerie. Le portail ne peut pas les supprimer là-bas, ni dans les boîtes de réception.`,
    'Les sauvegardes faites avant aujourd’hui gardent leur contenu jusqu’à ce que vous les supprimiez.',
  ],
];

export default words;
