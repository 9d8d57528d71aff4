/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1766,
  [
    'Candidature envoyée',
    'Décision',
    'Réouverture',
    'Retrait',
    'Retrait annulé',
    'Lettre arrivée',
    'Test',
    'Nouvel essai',
    'Reçu',
    'Abandonné',
    'Le message a été reçu',
    'Le message n’a pas encore été reçu. Le portail continue d’essayer',
    'Le message n’a pas pu être renvoyé',
    'Les messages n’ont pas pu être chargés',
    'Chargement des messages',
    'Rien n’y a encore été envoyé.',
    <T>({ hidden, kind }: { hidden: (words: string) => T; kind: string | number }) => [
      'Renvoyer',
      hidden(` (${kind})`),
    ],
    ({ applicationId }: { applicationId: string | number }) => ` (candidature ${applicationId})`,
    ({ attempts }: { attempts: number }) =>
      `${attempts < 2 ? `${attempts} tentative` : `${attempts} tentatives`}`,
    'Webhooks',
    'Le portail dit à d’autres programmes informatiques ce qui arrive aux candidatures : numéro, programme et statut, sans aucun nom.',
    'Donnez ce secret au programme informatique',
    'Il n’est montré que cette fois. Grâce à lui, le programme informatique sait qu’un message vient du portail.',
    'Les adresses n’ont pas pu être chargées',
    'Chargement des adresses',
    'Aucun programme informatique n’est prévenu',
    'Ajoutez l’adresse de l’un d’eux ci-dessus.',
    'Cela n’a pas pu être fait. Réessayez.',
    ({ host }: { host: string | number }) => `${host} a reçu le test`,
    ({ host, answer }: { host: string | number; answer: string | number }) =>
      `${host} n’a pas reçu le test : ${answer}`,
    'aucune réponse',
    ({ host }: { host: string | number }) => `${host} n’est plus prévenu de rien`,
    ({ host }: { host: string | number }) => `${host} est de nouveau prévenu`,
    <T>({ hidden, host }: { hidden: (words: string) => T; host: string | number }) => [
      'Envoyer un test',
      hidden(` à ${host}`),
    ],
    <T>({ hidden, host }: { hidden: (words: string) => T; host: string | number }) => [
      'Arrêter',
      hidden(` ${host}`),
    ],
    <T>({ hidden, host }: { hidden: (words: string) => T; host: string | number }) => [
      'Activer',
      hidden(` ${host}`),
    ],
    <T>({ hidden, host }: { hidden: (words: string) => T; host: string | number }) => [
      'Renouveler le secret',
      hidden(` de ${host}`),
    ],
    <T>({ hidden, host }: { hidden: (words: string) => T; host: string | number }) => [
      'Retirer',
      hidden(` ${host}`),
    ],
    'Derniers messages',
    ({ host }: { host: string | number }) => `Renouveler le secret de ${host} ?`,
    'Renouveler',
    'Pendant un jour, les messages sont signés avec les deux secrets. Donnez le nouveau au programme informatique d’ici là.',
    ({ host }: { host: string | number }) => `Retirer ${host} ?`,
    'Retirer',
    ({ host }: { host: string | number }) => `${host} est retiré`,
    'Plus rien ne lui est dit, et ce qui y a été envoyé est oublié. Ce qui attend n’est pas envoyé.',
    'Le portail l’a arrêté',
    ({ turnedOffAt }: { turnedOffAt: string | number }) =>
      `Il n’a reçu aucun message pendant trois jours, jusqu’au ${turnedOffAt}. Réparez le programme informatique, puis activez‑le et renvoyez ce qui a été abandonné.`,
    'Il est arrêté',
    'Ce qui se passe entre-temps n’y est pas envoyé plus tard.',
    ({ failingSince }: { failingSince: string | number }) =>
      `Il ne reçoit aucun message depuis le ${failingSince}`,
    'Le portail réessaie, avec des pauses de plus en plus longues. Après trois jours, il est arrêté.',
    'L’adresse n’a pas pu être ajoutée. Réessayez.',
    'Ajouter une adresse',
    'Aucune adresse n’a été ajoutée',
    'Adresse du programme informatique',
    'Elle commence par https:// et peut être atteinte de partout.',
    'De quoi est‑il prévenu ?',
    'Ajouter l’adresse',
    'en route',
    ({ answer }: { answer: string | number }) => `réponse : ${answer}`,
    'secret',
    ({ duration }: { duration: string | number }) => `${duration} ms`,
  ],
];

export default words;
