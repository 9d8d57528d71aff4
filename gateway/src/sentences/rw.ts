/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'This request could not be read.': 'Iki cyifuzo nticyasomwe.',
  'The request took too long to arrive. Please try again.': 'Icyifuzo cyatinze kugera. Ongera ugerageze.',
  'There is nothing at this address.': 'Nta kiri kuri iyi aderesi.',
  'This address cannot be used in that way.': 'Iyi aderesi ntikoreshwa muri ubwo buryo.',
  'This is too much for one request.': 'Ibi birenze ibyakirwa icyarimwe.',
  'Several files are being uploaded from here already. Please try again in a few seconds.':
    'Hari dosiye nyinshi ziri koherezwa bivuye hano. Ongera ugerageze mu masegonda make.',
  'Too much is being sent to the portal at this moment. Please try again in a few seconds.':
    'Hari ibintu byinshi cyane biri koherezwa ku rubuga muri aka kanya. Ongera ugerageze mu masegonda make.',
  'This part of the portal is not answering at the moment. Please try again in a few seconds.':
    'Iki gice cy’urubuga ntigisubiza ubu. Ongera ugerageze mu masegonda make.',
  'Something went wrong. Please try again.': 'Habaye ikibazo. Ongera ugerageze.',
  'Go back with the Back button of your browser.':
    'Subira inyuma ukoresheje buto yo Gusubira inyuma ya mushakisha yawe.',
  'No version of {name} is being tried.': 'Nta verisiyo ya {name} iri kugeragezwa.',
  'No version of {name} was live before this one.': 'Nta verisiyo ya {name} yakoraga mbere y’iyi.',
  'Somebody else released {name} or rolled it back at the same moment.':
    'Undi muntu yasohoye {name} cyangwa yasubiye inyuma muri aka kanya.',
  'Nothing of {name} is live.': 'Nta cya {name} kiri gukora.',
  'There is no version {version} of {name}.': 'Nta verisiyo {version} ya {name} ihari.',
  '{name} {version} is no longer live: {live} is live.': '{name} {version} ntigikora: {live} ni yo ikora.',
  '{reason} Nothing was changed: what was live is live.': '{reason} Nta cyahindutse: icyakoraga kiracyakora.',
  'The record of releases is damaged; the log of the gateway says what to do.':
    'Inyandiko ya verisiyo yangiritse; inyandiko za geti zivuga icyo gukora.',
  'Another gateway has been changing the releases for a long time.':
    'Indi geti imaze igihe kirekire ihindura verisiyo.',
  'The folder of releases cannot be written ({code}).':
    'Ububiko bwa verisiyo ntibushobora kwandikwamo ({code}).',
};

export default sentences;
