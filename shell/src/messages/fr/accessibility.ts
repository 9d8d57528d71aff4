/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  179,
  [
    'Accessibilité',
    'Tout le monde doit pouvoir postuler ici, quels que soient sa vue, son ouïe, ses mains, son appareil ou sa connexion.',
    'Ce que nous voulons',
    'Les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveaux A et AA.',
    'Les mots sont courts et simples, aussi pour les personnes qui lisent dans une deuxième ou troisième langue.',
    'Ce qui est testé',
    'Chaque page, étape, fenêtre et erreur est contrôlée par le programme axe à chaque version, en couleurs claires et sombres. Il ne doit rien trouver.',
    'Chaque page est regardée en trois largeurs, d’un petit téléphone à un ordinateur, et ne doit pas défiler de côté.',
    'Sur chaque sorte de page, tout s’atteint avec le clavier seulement, et l’endroit où l’on est reste toujours visible.',
    'Ces pages sont aussi testées avec les couleurs que l’appareil impose (contraste élevé), et sans mouvement.',
    'Elles sont testées à 400 %, et avec plus d’espace entre les lettres, les mots et les lignes. Aucun mot ne doit être coupé.',
    'Ce que l’on touche a au moins 24 pixels de haut, et ce que l’on touche le plus souvent 44.',
    'L’accueil et les trois premières étapes sont notés tels qu’un lecteur d’écran les dit. Nous lisons ce texte, et un test échoue quand il change.',
    'La longueur des mots et des phrases est comptée : l’anglais demande au plus six ans d’école, le français est facile. Il n’y a pas de telle règle pour le kinyarwanda.',
    'Ce sont des tests faits par des programmes. Ils ne trouvent pas tout ce qu’une personne trouve.',
    'Ce qui n’est pas testé',
    'Aucune personne qui utilise un lecteur d’écran tous les jours ne l’a encore testé pour nous.',
    'Les documents que les personnes candidates nous envoient sont les leurs : nous ne pouvons pas promettre qu’ils peuvent être lus à voix haute.',
    'Ce que vous pouvez régler',
    'Le portail suit les couleurs claires ou sombres, la taille du texte et les mouvements réduits de votre appareil.',
    'Quelque chose ne fonctionne pas pour vous ? Dites-le-nous, avec l’appareil que vous utilisez. Vous pouvez aussi postuler autrement : demandez-nous.',
    'Le lecteur d’écran Orca a lu les mêmes pages dans Firefox. Chaque champ, groupe, bouton et lien dit ce qu’il est.',
    'Les deux candidatures sont remplies de la première page à la dernière dans Chromium, dans Firefox et dans WebKit, avec lequel Safari est fait.',
    'Le dernier test avec Orca, Firefox et WebKit date du 23 novembre 2026.',
  ],
];

export default words;
