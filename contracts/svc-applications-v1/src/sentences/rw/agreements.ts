/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Signature: 'Umukono',
  'Type your full name.': 'Andika amazina yawe yose.',
  'Please provide your signature before submitting.': 'Shyiraho umukono mbere yo kohereza.',
  'I agree to the terms and conditions': 'Nemeye amabwiriza n’amasezerano',
  Agreement: 'Kwemera',
  'I declare that the information in this application is true and complete. I understand that false information may disqualify my application.':
    'Ndemeza ko amakuru ari muri ubu busabe ari ukuri kandi yuzuye. Nzi ko amakuru atari ukuri ashobora gutuma ubusabe bwanjye bwangwa.',
  'Please agree to the terms and conditions before submitting.':
    'Emera amabwiriza n’amasezerano mbere yo kohereza.',
  'Please agree to all declarations before proceeding.': 'Emera ibyemezo byose mbere yo gukomeza.',
  Declarations: 'Ibyemezo',
  'I declare that the information in this application is true, accurate and complete.':
    'Ndemeza ko amakuru ari muri ubu busabe ari ukuri, ahuje n’ibiriho kandi yuzuye.',
  'Declaration of accuracy': 'Icyemezo cy’ukuri kw’amakuru',
  'I will respect patients and their families, keep what I see and hear confidential, and follow the rules of the organisation during my visit.':
    'Nzubaha abarwayi n’imiryango yabo, ngire ibanga ibyo mbona n’ibyo numva, kandi nkurikize amategeko y’umuryango mu ruzinduko rwanjye.',
  'Declaration of conduct': 'Icyemezo cy’imyitwarire',
  'I agree that my personal data are processed to review this application and to plan my visit.':
    'Nemeye ko amakuru yanjye bwite akoreshwa mu gusuzuma ubu busabe no gutegura uruzinduko rwanjye.',
  'Declaration on data processing': 'Icyemezo ku mikoreshereze y’amakuru',
};

export default sentences;
