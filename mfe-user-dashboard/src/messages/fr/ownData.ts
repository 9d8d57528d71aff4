/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  173,
  [
    'Vos données',
    'Ce que nous gardons sur vous, qui l’a ouvert et pendant combien de temps.',
    'Chargement de vos données',
    'Vos données n’ont pas pu être chargées',
    'Vos données n’ont pas pu être téléchargées',
    'Votre compte',
    'Nom, adresse e‑mail, numéro de téléphone',
    ({ programme, status }: { programme: string | number; status: string | number }) =>
      `${programme} : ${status}`,
    'Documents',
    'Messages pour vous',
    'Requêtes pour postuler à nouveau',
    'Brouillons abandonnés, gardés un jour',
    'Ce que nous gardons',
    'Vous recevez un fichier zip avec une page à lire, vos documents, et un fichier de données avec toutes vos réponses et nos messages.',
    'Télécharger mes données',
    'Qui l’a ouvert',
    'Personne de notre équipe n’a encore ouvert vos candidatures.',
    'Une personne de notre équipe',
    <T>({
      who,
      name,
      role,
      look,
      reference,
    }: {
      who: (words: string) => T;
      name: string | number;
      role: string | number;
      look: string | number;
      reference: string | number;
    }) => [
      who(`${name}`),
      ` (${role === 'admin' ? `administration` : `lecture des candidatures`}) ${look === 'application_opened' ? `a lu` : look === 'application_exported' ? `a enregistré en PDF` : look === 'document_opened' ? `a ouvert un document de` : `a ouvert`} ${reference}`,
    ],
    'Combien de temps nous les gardons',
    'Nous supprimons votre compte quand nous ne gardons plus rien d’autre de vous.',
    <T>({ what, mail }: { what: string | number; mail: (words: string) => T }) => [
      `Nous gardons ${what === 'rest' ? `tout le reste` : `vos données`} jusqu’à ce que vous demandiez de les effacer. Écrivez à `,
      mail(''),
      ' : alors votre compte, vos candidatures et vos documents sont supprimés pour toujours. Vous pouvez abandonner un brouillon ; il disparaît après un jour.',
    ],
    ({ reference, day, days }: { reference: string | number; day: string | number; days: string | number }) =>
      `${reference} sera supprimée le ${day} si vous ne continuez pas. Nous vous écrivons ${days} jours avant.`,
    ({ reference, day }: { reference: string | number; day: string | number }) =>
      `${reference} sera supprimée le ${day}.`,
    ({ reference, after }: { reference: string | number; after: string | number }) =>
      `${reference} sera supprimée ${after}.`,
    ({ months }: { months: number }) =>
      `${months < 2 ? `${months} mois` : `${months} mois`} après l’acceptation`,
    ({ months }: { months: number }) => `${months < 2 ? `${months} mois` : `${months} mois`} après un refus`,
    ({ one, other }: { one: string | number; other: string | number }) => `${one}, ou ${other}`,
    ({ months }: { months: number }) =>
      `Les copies des e‑mails pour vous sont supprimées après ${months < 2 ? `${months} mois` : `${months} mois`}.`,
    ({ months }: { months: number }) =>
      `Votre appareil est reconnu pendant ${months < 2 ? `${months} mois` : `${months} mois`} après votre connexion.`,
  ],
];

export default words;
