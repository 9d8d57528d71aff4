/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  898,
  [
    'Bienvenue dans l’équipe',
    'Votre mot de passe n’a pas pu être enregistré. Réessayez.',
    'Votre mot de passe est enregistré. Connectez-vous avec lui pour configurer votre code.',
    'Non effectué',
    <T>({
      b,
      name,
      email,
      role,
      site,
    }: {
      b: (words: string) => T;
      name: string | number;
      email: string | number;
      role: string | number;
      site: string | number;
    }) => [
      'Vous avez une invitation au nom de ',
      b(`${name}`),
      ` (${email}), ${role} chez ${site}. Choisissez un mot de passe pour commencer.`,
    ],
    'Une personne est connectée ici',
    ({ name }: { name: string | number }) =>
      `${name} utilise cet appareil. Si vous continuez, votre session remplace la sienne.`,
    'Une autre personne',
    'Accepter l’invitation',
    'Un problème est survenu. Réessayez.',
    'Ce lien ne fonctionne plus',
    'Ouverture de votre invitation',
    'L’invitation n’a pas pu être ouverte',
    <T>({ link }: { link: (words: string) => T }) => [
      'Un lien fonctionne une fois, pendant 72 heures, et un lien plus récent le remplace. Si vous avez déjà choisi votre mot de passe, ',
      link('connectez-vous'),
      ' avec lui.',
    ],
  ],
];

export default words;
