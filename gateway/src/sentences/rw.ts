/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'This request could not be read.': 'Iki cyifuzo nticyasomwe.',
  'The request took too long to arrive. Please try again.': 'Icyifuzo cyatinze kugera. Ongera ugerageze.',
  'There is nothing at this address.': 'Nta kiri kuri iyi aderesi.',
  'This address cannot be used in that way.': 'Iyi aderesi ntikoreshwa muri ubwo buryo.',
  'This is more than can be taken in one request.': 'Ibi birenze ibyakirwa icyarimwe.',
  'Several files are being uploaded from here already. Please try again in a few seconds.':
    'Hari dosiye nyinshi ziri koherezwa bivuye hano. Ongera ugerageze mu masegonda make.',
  'This part of the portal is not answering at the moment. Please try again in a few seconds.':
    'Iki gice cy’urubuga ntigisubiza ubu. Ongera ugerageze mu masegonda make.',
  'Something went wrong. Please try again.': 'Habaye ikibazo. Ongera ugerageze.',
  'Go back with the Back button of your browser.':
    'Subira inyuma ukoresheje buto yo Gusubira inyuma ya mushakisha yawe.',
};

export default sentences;
