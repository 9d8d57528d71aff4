/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'The applicant uploads them': 'Usaba ni we uzohereza',
  'We ask the referees': 'Tuzisaba abamuzi',
  'The applicant chooses': 'Usaba arihitiramo',
  'Not asked yet': 'Ntirasabwa',
  Asked: 'Yarasabwe',
  Opened: 'Yarafunguwe',
  'Letter received': 'Ibaruwa yakiriwe',
  Declined: 'Yaranze',
  'Ask your referee for the letter': 'Saba ukuzi iyo baruwa',
  'Enter the name of your referee': 'Andika izina ry’ukuzi',
  'Choose which letter this is': 'Hitamo iyo ari yo',
  'Write what your referee should write about': 'Andika icyo ukuzi yandikaho',
  'You cannot be your own referee. Name somebody else, with their own email address and phone number.':
    'Ntushobora kwitangaho umuhamya. Vuga undi muntu, n’imeyili ye na nimero ye ya telefone.',
  'Letters are uploaded here. Please ask your referee for the letter as a PDF.':
    'Amabaruwa yoherezwa hano. Saba ukuzi ibaruwa muri PDF.',
  'Letters are not uploaded here: we ask your referees for them.':
    'Amabaruwa ntiyoherezwa hano: tuyasaba abakuzi.',
  'This letter is here already.': 'Iyi baruwa isanzwe ihari.',
  'We no longer take letters for this application.': 'Ntitucyakira amabaruwa y’ubu busabe.',
  'Nobody is being asked for this letter now.': 'Nta muntu ukisabwa iyi baruwa.',
  'The first email has not been sent yet. It is sent once you have confirmed your email address.':
    'Imeyili ya mbere ntiragenda. Igenda umaze kwemeza imeyili yawe.',
  'Your email address is already confirmed, or there is nobody left to ask.':
    'Imeyili yawe yamaze kwemezwa, cyangwa nta muntu usigaye wo gusaba.',
  'You can remind your referee once every three days, next on {day}.':
    'Ushobora kwibutsa ukuzi rimwe mu minsi itatu, ubutaha ni ku wa {day}.',
  'The letter of {name} has not come yet': 'Ibaruwa ya {name} ntiraza',
  '{name} cannot write the letter. Please ask somebody else':
    '{name} ntashobora kwandika ibaruwa. Saba undi muntu',
  'waiting for {missing} of {needed} letter': 'hategerejwe ibaruwa {missing} kuri {needed}',
  'waiting for {missing} of {needed} letters': 'hategerejwe amabaruwa {missing} kuri {needed}',
};

export default sentences;
