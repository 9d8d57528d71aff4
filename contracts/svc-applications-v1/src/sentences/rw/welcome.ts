/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Welcome: 'Ikaze',
  Purpose: 'Intego',
  'First agreement': 'Isezerano rya mbere',
  'Second agreement': 'Isezerano rya kabiri',
  'Please select a purpose and agree to both terms.': 'Hitamo intego kandi wemere amasezerano yombi.',
  'Why do you apply?': 'Usaba kubera iki?',
  'What kind of visit is it?': 'Ni uruzinduko rw’ubuhe bwoko?',
  'I agree to submit a complete and true application, and understand that the internship is unpaid and a place is not guaranteed.':
    'Nemeye kohereza ubusabe bwuzuye kandi bw’ukuri. Nzi ko kwimenyereza umwuga bidahemberwa kandi ko umwanya utizewe.',
  'I agree that my information is used to review this application, and I will follow the rules of the organisation if I am accepted.':
    'Nemeye ko amakuru yanjye akoreshwa mu gusuzuma ubu busabe, kandi nimba nemerewe nzakurikiza amategeko y’umuryango.',
  'I agree to submit a complete and true application, and understand that approval is not guaranteed.':
    'Nemeye kohereza ubusabe bwuzuye kandi bw’ukuri. Nzi ko kwemererwa bitizewe.',
  'I understand that there is no financial sponsorship, and I will follow the rules of the organisation during my visit.':
    'Nzi ko nta nkunga y’amafaranga itangwa, kandi nzakurikiza amategeko y’umuryango mu ruzinduko rwanjye.',
};

export default sentences;
