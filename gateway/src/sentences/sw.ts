/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'This request could not be read.': 'Ombi hili halikuweza kusomwa.',
  'The request took too long to arrive. Please try again.':
    'Ombi lilichukua muda mrefu mno kufika. Tafadhali jaribu tena.',
  'There is nothing at this address.': 'Hakuna kitu kwenye anwani hii.',
  'This address cannot be used in that way.': 'Anwani hii haiwezi kutumika kwa njia hiyo.',
  'This is more than can be taken in one request.': 'Hii ni zaidi ya inavyoweza kupokelewa kwa ombi moja.',
  'Several files are being uploaded from here already. Please try again in a few seconds.':
    'Faili kadhaa tayari zinapakiwa kutoka hapa. Tafadhali jaribu tena baada ya sekunde chache.',
  'Too much is being sent to the portal at this moment. Please try again in a few seconds.':
    'Vitu vingi mno vinatumwa kwenye tovuti kwa sasa. Tafadhali jaribu tena baada ya sekunde chache.',
  'This part of the portal is not answering at the moment. Please try again in a few seconds.':
    'Sehemu hii ya tovuti haijibu kwa sasa. Tafadhali jaribu tena baada ya sekunde chache.',
  'Something went wrong. Please try again.': 'Kuna hitilafu imetokea. Tafadhali jaribu tena.',
  'Go back with the Back button of your browser.': 'Rudi kwa kitufe cha Nyuma cha kivinjari chako.',
  'No version of {name} is being tried.': 'Hakuna toleo la {name} linalojaribiwa.',
  'No version of {name} was live before this one.': 'Hakuna toleo la {name} lililokuwa hai kabla ya hili.',
  'Somebody else released {name} or rolled it back at the same moment.':
    'Mtu mwingine alitoa {name} au kulirudisha nyuma wakati huohuo.',
  'Nothing of {name} is live.': 'Hakuna kitu cha {name} kilicho hai.',
  'There is no version {version} of {name}.': 'Hakuna toleo {version} la {name}.',
  '{name} {version} is no longer live: {live} is live.': '{name} {version} haliko hai tena: {live} liko hai.',
  '{reason} Nothing was changed: what was live is live.':
    '{reason} Hakuna kilichobadilishwa: kilichokuwa hai kiko hai.',
  'The record of releases is damaged; the log of the gateway says what to do.':
    'Kumbukumbu ya matoleo imeharibika; kumbukumbu ya lango inasema la kufanya.',
  'Another gateway has been changing the releases for a long time.':
    'Lango jingine limekuwa likibadilisha matoleo kwa muda mrefu.',
  'The folder of releases cannot be written ({code}).': 'Folda ya matoleo haiwezi kuandikwa ({code}).',
};

export default sentences;
