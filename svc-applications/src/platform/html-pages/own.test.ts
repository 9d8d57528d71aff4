import { writingPage } from '../../referees/page/form';
import { htmlAnswer } from './html-answer';
import { inHtml, own } from './own';

const english = String;

test('a name within a sentence is marked for a browser that translates the page', () => {
  expect(inHtml(`${own('Amina <b>')} has asked somebody else.`)).toBe(
    '<span translate="no">Amina &lt;b&gt;</span> has asked somebody else.',
  );
  expect(htmlAnswer(200, 'Thank you', [`${own('Amina')} sees it.`]).body(english)).toContain(
    '<p><span translate="no">Amina</span> sees it.</p>',
  );
});

test('the page of a referee marks every name, and what the applicant wrote', () => {
  const asking = {
    applicant: 'Amina Uwase',
    referee: 'Dr Grace',
    programme: 'an internship',
    organisation: 'House of Rest',
    about: 'My year in Huye',
  };
  const html = writingPage({ asking })(english);
  for (const name of ['Amina Uwase', 'Dr Grace', 'House of Rest'])
    expect(html.split(`<span translate="no">${name}</span>`).length).toBe(html.split(name).length);
  expect(html).toContain('<dd translate="no">My year in Huye</dd>');
});
