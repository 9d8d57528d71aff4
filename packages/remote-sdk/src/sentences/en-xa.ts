/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'The portal could not be reached. Check your connection and try again.':
    'Thëë pörtálál cöúldld nött bëë rëáchëdhëd. Chëckck yöúrúr cönnëctíöntíön ándd tryy ágáínín.',
  'The portal took too long to answer. Try again.':
    'Thëë pörtálál töökök tööö löngng töö ánswërër. Tryy ágáínín.',
  'Checking this device…': 'Chëckíngíng thísís dëvícëcë…',
  'Cancelled.': 'Cáncëllëdlëd.',
  'Something went wrong. Try again.': 'Sömëthíngíng wëntnt wröngng. Tryy ágáínín.',
};

export default sentences;
