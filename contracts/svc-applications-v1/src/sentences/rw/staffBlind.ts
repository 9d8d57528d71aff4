/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Names are hidden while applications of this programme are read. Ask an administrator if you need this.':
    'Amazina arahishwa igihe ubusabe bw’iyi gahunda busomwa. Baza umuyobozi w’urubuga niba ubikeneye.',
  'The names of this programme are no longer hidden. Open the application again.':
    'Amazina y’iyi gahunda ntakihishwe. Ongera ufungure ubusabe.',
};

export default sentences;
