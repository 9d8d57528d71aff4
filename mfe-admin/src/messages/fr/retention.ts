/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1531,
  [
    'Durée de conservation des données',
    'Tout est gardé pour toujours, sauf si vous indiquez ici un nombre de mois.',
    'Les règles n’ont pas pu être chargées',
    'Chargement des règles',
    'Rien ne prend fin : la date est-elle juste ?',
    ({ from, now }: { from: string | number; now: string | number }) =>
      `L’horloge du serveur a sauté du ${from} à plus d’un mois après. Elle indique le ${now}. Si c’est juste, enregistrez de nouveau ces règles ; les données prennent fin un jour plus tard. Sinon, faites régler l’horloge.`,
    ({ at, ended }: { at: string | number; ended: string | number }) =>
      `Dernier passage le ${at} : fins : ${ended}.`,
    'Ce qui prendrait fin n’a pas pu être trouvé. Réessayez.',
    'Les règles sont enregistrées',
    'Les règles n’ont pas été enregistrées',
    'E‑mails et appareils',
    'E‑mails envoyés',
    'Mois. Vide : pour toujours. Copies que le portail garde lui-même.',
    'Appareils connus',
    'Mois, 6 au plus. Vide : 6. Ensuite, le code d’un nouvel appareil est redemandé.',
    'Voir ce qui prendrait fin',
    'Mois depuis la dernière modification. Vide : pour toujours.',
    'Mois depuis la décision, ou une modification plus récente. Vide : pour toujours.',
    'Mois depuis la décision, le retrait, ou une modification plus récente. Vide : pour toujours.',
    'Enregistrer ces règles ?',
    'Enregistrer les règles',
    'Les règles n’ont pas pu être enregistrées. Rien n’a changé.',
    'Rien de ce qui est ici aujourd’hui ne prendrait fin bientôt.',
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
      ` Rien ne part avant le ${notBefore}, et au plus ${mostANight} en une nuit.`,
    ],
    ({ days }: { days: string | number }) =>
      `Ce qui prend fin est supprimé définitivement : réponses, documents et retours, et le compte des personnes qui n’ont rien d’autre ici. Qui a un brouillon reçoit un e‑mail ${days} jours avant, et le garde en le continuant. Les statistiques continuent de compter ce qui a été reçu.`,
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
    }) => [b(`${reference}`), `, ${status} : dernière modification ${changedAt}, fin ${endsAt}`],
    ({ more }: { more: string | number }) => `et ${more} de plus`,
    ({ at }: { at: string | number }) => `Dernier passage le ${at} : rien n’a pris fin.`,
    ({ count }: { count: number }) => `${count < 2 ? `${count} brouillon` : `${count} brouillons`}`,
    ({ count }: { count: number }) =>
      `${count < 2 ? `${count} candidature décidée` : `${count} candidatures décidées`}`,
    ({ some, others }: { some: string | number; others: string | number }) => `${some} et ${others}`,
  ],
];

export default words;
