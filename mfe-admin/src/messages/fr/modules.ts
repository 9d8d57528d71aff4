/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1225,
  [
    'Chargement des modules...',
    'Actualiser',
    'Chargement des modules',
    'Aucun module n’a encore été publié',
    'Un module apparaît ici dès qu’il est publié.',
    'Services',
    ({ shellApi }: { shellApi: string | number }) =>
      `Le portail offre l’API shell ${shellApi} et les contrats ci-dessous.`,
    'Publications',
    ({ all }: { all: string | number }) => `${all}, aucun problème`,
    ({ all, wrong }: { all: string | number; wrong: string | number }) => `${all}, ${wrong} avec un problème`,
    ({ title, version }: { title: string | number; version: string | number }) =>
      `${title} ${version} est en service pour tout le monde.`,
    'Cela s’applique tout de suite à chaque page ouverte à partir de maintenant. Les pages déjà ouvertes gardent leur version.',
    ({ title }: { title: string | number }) => `Revenir en arrière pour ${title} ?`,
    ({ previous, version }: { previous: string | number; version: string | number }) =>
      `La version ${previous} revient pour tout le monde. ${version}, en service maintenant, reste publiée.`,
    ({ previous }: { previous: string | number }) => `Revenir à ${previous}`,
    ({ title, tried }: { title: string | number; tried: string | number }) =>
      `Donner ${title} ${tried} à tout le monde ?`,
    ({
      tried,
      percent,
      version,
    }: {
      tried: string | number;
      percent: string | number;
      version: string | number;
    }) =>
      `La version ${tried}, servie maintenant à ${percent} % des visites, est mise en service pour tout le monde. Elle remplace ${version} ; un retour en arrière rétablit ${version}.`,
    ({ tried }: { tried: string | number }) => `Donner ${tried} à tout le monde`,
    ({ title, tried }: { title: string | number; tried: string | number }) =>
      `Arrêter l’essai de ${title} ${tried} ?`,
    ({ version, tried }: { version: string | number; tried: string | number }) =>
      `La version ${version} revient pour les visites qui ont ${tried} maintenant. ${tried} reste publiée.`,
    'Arrêter l’essai',
    'Aucune publication pour l’instant',
    'Les publications et les retours en arrière apparaissent ici.',
    'Aucune autre version n’était en service avant celle‑ci.',
    'Un démarrage du portail',
    'Une personne',
    ({ by, since }: { by: string | number; since: string | number }) =>
      `${by} l’a mise en service le ${since}.`,
    ({ by, version, since }: { by: string | number; version: string | number; since: string | number }) =>
      `${by} a commencé l’essai de ${version} le ${since}.`,
    'Ses pages affichent un message sur le problème ; tout le reste fonctionne.',
    ({ version }: { version: string | number }) => `${version} est inaccessible`,
    ({ version }: { version: string | number }) => `${version} n’est pas compatible`,
    ({ others }: { others: string | number }) => `Ses fichiers n’ont pas pu être récupérés d’ici. ${others}`,
    ({ sentence }: { sentence: string | number }) => `Problème : ${sentence}.`,
    'Elle ne peut pas être remise en service avant que ce soit réparé.',
    'Service',
    'État',
    'Version',
    'Contrats',
    'En marche',
    'Inaccessible',
    'Inconnu',
    ({ name, version }: { name: string | number; version: string | number }) => `contrat ${name} ${version}`,
    'Non compatible',
    'Pas encore ouverte',
    'Échoue souvent',
    'Fonctionne',
    'Personne',
    ({ percent }: { percent: string | number }) => `${percent} % des visites`,
    'Tout le monde',
    'En service',
    'À l’essai',
    'Précédente',
    ({ title }: { title: string | number }) => `Versions de ${title}`,
    'Qui l’a',
    'Ouvertures',
    'Échecs',
    'Besoins',
    ({ use, publishedAt }: { use: string | number; publishedAt: string | number }) =>
      `${use}, publiée le ${publishedAt}`,
    'Disponible',
    'Jamais',
    ({ rate }: { rate: string | number }) => `${rate} des ouvertures`,
    'API shell',
    'Modules',
    'Les modules n’ont pas pu être chargés',
    'Revenir en arrière',
    'Donner à tout le monde',
    'L’administration',
    'La commande de publication',
    'Le portail',
    ({ from }: { from: string | number }) => ` (avant : ${from})`,
    ({ title, version }: { title: string | number; version: string | number }) =>
      `a publié ${title} ${version}`,
    ({
      title,
      version,
      before,
    }: {
      title: string | number;
      version: string | number;
      before: string | number;
    }) => `a mis ${title} ${version} en service${before}`,
    ({
      title,
      version,
      percent,
    }: {
      title: string | number;
      version: string | number;
      percent: string | number;
    }) => `a donné ${title} ${version} à ${percent} % des visites`,
    ({
      title,
      version,
      before,
    }: {
      title: string | number;
      version: string | number;
      before: string | number;
    }) => `a donné ${title} ${version} à tout le monde${before}`,
    ({ title, from, version }: { title: string | number; from: string | number; version: string | number }) =>
      `a arrêté l’essai de ${title} ${from} : ${version} reste en service`,
    ({
      title,
      version,
      before,
    }: {
      title: string | number;
      version: string | number;
      before: string | number;
    }) => `est revenu à ${title} ${version}${before}`,
    ({ title, version }: { title: string | number; version: string | number }) =>
      `a supprimé les fichiers de ${title} ${version}, qui ne servent plus`,
    ({ modules, services }: { modules: number; services: number }) =>
      `${modules < 2 ? `${modules} module` : `${modules} modules`}, ${services < 2 ? `${services} service` : `${services} services`}`,
    ({ times }: { times: number }) => `${times < 2 ? `${times} fois trop long` : `${times} fois trop long`}`,
    ({ times }: { times: number }) =>
      `${times < 2 ? `${times} fois introuvable` : `${times} fois introuvable`}`,
    ({ times }: { times: number }) =>
      `${times < 2 ? `${times} fois non compatible` : `${times} fois non compatible`}`,
    ({ times }: { times: number }) => `${times < 2 ? `${times} arrêt brutal` : `${times} arrêts brutaux`}`,
    ({ title, version }: { title: string | number; version: string | number }) =>
      `a arrêté l’essai de ${title} : ${version} reste en service`,
    ({ what, range, version }: { what: string | number; range: string | number; version: string | number }) =>
      `Ce module est fait pour ${what} ${range} ; le portail a ${version}.`,
  ],
];

export default words;
