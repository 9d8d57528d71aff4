/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1562,
  [
    'Durée de conservation des données',
    'Tout est gardé pour toujours, sauf si vous indiquez ici un nombre de mois.',
    'Les règles n’ont pas pu être chargées',
    'Chargement des règles',
    'Rien n’est supprimé pour l’instant : la date est-elle juste ?',
    ({ from, now }: { from: string | number; now: string | number }) =>
      `L’horloge du serveur a sauté du ${from} à plus d’un mois après. Elle indique le ${now}. Si c’est juste, enregistrez de nouveau ces règles ; les données sont supprimées un jour plus tard. Sinon, faites régler l’horloge.`,
    ({ at, ended }: { at: string | number; ended: string | number }) =>
      `Dernière vérification le ${at} : suppressions : ${ended}.`,
    'L’aperçu n’a pas pu être chargé. Réessayez.',
    'Les règles sont enregistrées',
    'Les règles n’ont pas été enregistrées',
    'E‑mails et appareils',
    'E‑mails envoyés',
    'Mois. Vide : pour toujours. Seules les copies du portail sont supprimées.',
    'Appareils connus',
    'Mois, 6 au plus. Vide : 6. Ensuite, l’appareil demande de nouveau un code.',
    'Aperçu des suppressions',
    'Mois depuis la dernière modification. Vide : pour toujours.',
    'Mois depuis la décision, ou une modification plus récente. Vide : pour toujours.',
    'Mois depuis la décision, le retrait, ou une modification plus récente. Vide : pour toujours.',
    'Enregistrer ces règles ?',
    'Enregistrer les règles',
    'Les règles n’ont pas pu être enregistrées. Rien n’a changé.',
    'Aucune donnée actuelle ne serait supprimée bientôt.',
    <T>({
      b,
      ending,
      notBefore,
      mostANight,
    }: {
      b: (words: string) => T;
      ending: string | number;
      notBefore: string | number;
      mostANight: string | number;
    }) => [
      b(`Ces règles supprimeraient ${ending}.`),
      ` Rien n’est supprimé avant le ${notBefore}, et au plus ${mostANight} en une nuit.`,
    ],
    ({ days }: { days: string | number }) =>
      `Le portail supprime définitivement les réponses, documents et retours, et les comptes qui n’ont rien d’autre ici. Qui a un brouillon reçoit un e‑mail ${days} jours avant, et le garde en le continuant. Les statistiques comptent toujours les candidatures.`,
    <T>({
      b,
      reference,
      status,
      changedAt,
      endsAt,
    }: {
      b: (words: string) => T;
      reference: string | number;
      status: string | number;
      changedAt: string | number;
      endsAt: string | number;
    }) => [b(`${reference}`), `, ${status} : dernière modification ${changedAt}, suppression le ${endsAt}`],
    ({ more }: { more: string | number }) => `et ${more} de plus`,
    ({ at }: { at: string | number }) => `Dernière vérification le ${at} : rien n’a été supprimé.`,
    ({ count }: { count: number }) => `${count < 2 ? `${count} brouillon` : `${count} brouillons`}`,
    ({ count }: { count: number }) =>
      `${count < 2 ? `${count} candidature décidée` : `${count} candidatures décidées`}`,
    ({ some, others }: { some: string | number; others: string | number }) => `${some} et ${others}`,
  ],
];

export default words;
