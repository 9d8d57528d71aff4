/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Names are hidden while applications of this programme are read. Ask an administrator if you need this.':
    'Les noms sont cachés pendant la lecture des candidatures de ce programme. Adressez-vous à l’administration si vous en avez besoin.',
  'The names of this programme are no longer hidden. Open the application again.':
    'Les noms de ce programme ne sont plus cachés. Ouvrez à nouveau la candidature.',
};

export default sentences;
