/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  37,
  [
    'Vous venez pour vous-même.',
    'Vous représentez un établissement, avec une ou plusieurs personnes.',
    'Informations importantes',
    'Ce qu’il vous faut',
    'pour l’étape 2 : votre carte d’identité ou votre passeport (PDF, JPG ou PNG, de moins de 5 Mo)',
    'pour l’étape 6 : votre CV ou une biographie professionnelle, signé (PDF, de moins de 5 Mo)',
    'une lettre de soutien de votre établissement (PDF, de moins de 5 Mo)',
    'pour une visite avec un établissement, une lettre de soutien de votre établissement (PDF)',
    'les dates auxquelles vous aimeriez venir, et vos heures par semaine',
    'Vous devez avoir 18 ans ou plus. Ce que vous nous dites reste entre nous ; nous nous en servons juste pour lire votre candidature.',
  ],
];

export default words;
