/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Choose why': 'Hitamo impamvu',
  'Enter your password': 'Andika ijambo ryawe ry’ibanga',
  'This is not your password. Nothing was erased.': 'Iri si ijambo ryawe ry’ibanga. Nta cyasibwe.',
  'The person asked for it': 'Nyir’ubwite yarabisabye',
  'It was entered by mistake, or twice': 'Byanditswe ku ikosa, cyangwa kabiri',
  'The law or our own rules require it': 'Itegeko cyangwa amabwiriza yacu arabisaba',
};

export default sentences;
