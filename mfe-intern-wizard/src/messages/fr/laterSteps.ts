/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  3,
  [
    'Qui vous êtes, et comment vous joindre.',
    'Donnez une adresse e‑mail que vous lisez souvent : la décision et de quoi vous connecter y seront envoyés.',
    'Relisez vos informations, et dites-nous ce dont vous avez besoin.',
    'Dites-nous tôt ce qui vous faciliterait le travail. Cela ne joue jamais contre vous.',
    'Où étudiez-vous maintenant ? Ajoutez vos diplômes précédents, si vous en avez.',
    'Écrivez les noms comme sur votre relevé de notes : l’examen sera plus rapide.',
    'Travail clinique, recherche, bénévolat : tout ce que vous avez fait. Rien n’est obligatoire.',
    'L’expérience est un plus, pas une obligation. Une ligne courte pour chacune suffit.',
    'Ce qui vous intéresse, et pourquoi vous voulez venir.',
    'Écrivez comme vous parlez. Nous cherchons vos raisons, pas une langue parfaite.',
    'Les langues que vous parlez, et ce que vous savez bien faire.',
    'Les patients parlent beaucoup de langues. Ajoutez une langue même si vous n’en avez que des bases.',
    'Quand vous pourriez venir, et combien d’heures par semaine.',
    'Les périodes sont souples. Les deux étapes suivantes demandent chacune une lettre, en PDF ou en photo.',
    'Une personne qui vous enseigne, vous encadre ou suit vos études.',
    'Pas encore de lettre ? Demandez‑la dès maintenant. Vous pouvez partir et revenir plus tard à cette étape : vos réponses sont gardées.',
    'Une personne hors de votre famille qui peut parler de votre caractère.',
    'Votre employeur ou une personne qui guide votre communauté est un bon choix. Pas encore de lettre ? Vous pouvez revenir plus tard à cette étape. La suivante demande vos documents.',
    'Votre CV, lettre de motivation, relevé de notes et casier judiciaire.',
    'Un scan fait avec un téléphone convient, si chaque mot se lit. Signez votre CV avant de le scanner.',
    'Relisez vos réponses avant de les envoyer.',
    'Après l’envoi, rien ne peut être changé. Prenez votre temps et regardez chaque partie une fois.',
  ],
];

export default words;
