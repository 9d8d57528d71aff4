/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Names are hidden while applications of this programme are read. Ask an administrator if you need this.':
    'Majina yamefichwa wakati maombi ya programu hii yanasomwa. Muulize msimamizi ukihitaji hili.',
  'The names of this programme are no longer hidden. Open the application again.':
    'Majina ya programu hii hayajafichwa tena. Fungua ombi tena.',
};

export default sentences;
