/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'What kind of visit is it?': 'Ni uruzinduko rw’ubuhe bwoko?',
  'I agree to submit a complete and true application, and understand that approval is not guaranteed.':
    'Nemeye kohereza ubusabe bwuzuye kandi bw’ukuri. Nzi ko kwemererwa bitizewe.',
  'I understand that there is no financial sponsorship, and I will follow the rules of the organisation during my visit.':
    'Nzi ko nta nkunga y’amafaranga itangwa, kandi nzakurikiza amategeko y’umuryango mu ruzinduko rwanjye.',
  'So that we ask you only for what your kind of visit needs.':
    'Kugira ngo tukubaze gusa ibikenewe ku ruzinduko rwawe.',
  Personal: 'Ku giti cyawe',
  Institutional: 'Bw’ikigo',
};

export default sentences;
