/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  3,
  [
    'Qui vous êtes, d’où vous venez et comment vous joindre.',
    'Une photo de la page de votre passeport convient, si chaque mot se lit. Pas sous la main ? Vous pouvez revenir plus tard à cette étape.',
    'Ce que vous avez étudié, et les langues que vous parlez.',
    'Donnez votre niveau d’études le plus élevé. Vous pouvez ajouter des certificats avec vos propres mots.',
    'Ce que vous aimeriez voir et apprendre.',
    'Plus votre objectif est clair, mieux nous pouvons prévoir vos rencontres.',
    'Quand vous aimeriez venir, et comment vous voyagez.',
    'Ne réservez rien avant notre réponse. L’étape suivante demande votre CV ou biographie signé, en PDF ou en photo.',
    'Votre CV ou biographie, et pour une visite avec un établissement, sa lettre de soutien.',
    'Signez votre CV avant de le scanner. Un scan fait avec un téléphone convient, si chaque mot se lit.',
    'Ce que nous demandons à chaque personne en visite d’accepter.',
    'Lisez chaque phrase. Si l’une d’elles vous inquiète, écrivez-nous avant de continuer.',
    'Relisez vos réponses avant de les envoyer.',
    'Après l’envoi, rien ne peut être changé. Prenez votre temps et regardez chaque partie une fois.',
  ],
];

export default words;
