import { blankVisitForm, readVisitForm, storedVisitForm } from '../src/base/form';
import { describeVisitField } from '../src/base/form/describe-visit';
import { identitySentence } from '../src/steps/documents';

describe('a stored visit', () => {
  test('nothing stored reads as the blank form', () => {
    expect(readVisitForm(undefined)).toEqual(blankVisitForm());
  });
  test('typed answers read back unchanged', () => {
    const typed = {
      ...blankVisitForm(),
      purpose: 'institutional',
      phone: '250788123456',
      phone_typed: '788123456',
      has_visited: 'no',
      needs_visa_assistance: 'yes',
      people_participated: '4',
      declaration_conduct: true,
    };
    // The server knows the email and phone number of the signed-in person.
    const stored = { ...storedVisitForm(typed), email: typed.email, phone: typed.phone };
    expect(readVisitForm(stored)).toEqual(typed);
  });
  test('email and phone of the sign-in are not sent to be stored', () => {
    expect(Object.keys(storedVisitForm(blankVisitForm()))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(email|phone)$/)]),
    );
  });
  test('answers read back from columns are taken, too', () => {
    const stored = {
      has_visited: false,
      needs_visa_assistance: null,
      people_participated: 3,
      hours_available: 12,
      gender: 'prefer',
    };
    expect(readVisitForm(stored)).toMatchObject({
      has_visited: 'no',
      needs_visa_assistance: '',
      people_participated: '3',
      hours_available: '12',
      gender: 'prefer_not',
    });
  });
  test('the stored form contains whether an institution comes, and when', () => {
    const form = {
      ...blankVisitForm(),
      purpose: 'institutional',
      visit_start_date: '2027-03-01',
      visit_end_date: '2027-03-05',
    };
    const stored = storedVisitForm(form);
    expect(stored).toMatchObject({
      is_institution: true,
      periods: [{ start_date: '2027-03-01', end_date: '2027-03-05' }],
    });
    expect(stored).not.toHaveProperty('phone_typed');
    expect(stored).not.toHaveProperty('national_id_name');
    expect(stored).not.toHaveProperty('application_id');
  });
});

test.each([
  ['purpose', 'personal', 'Purpose', 'Personal'],
  ['has_visited', 'yes', 'Visited before', 'Yes'],
  ['accommodation_type', 'hotel', 'Accommodation', 'Hotel or guest house'],
  ['visit_start_date', '2027-03-01', 'Visit start date', '1 March 2027'],
])('%s is shown in words', (key, value, label, words) => {
  const field = describeVisitField(key);
  expect([field.label, field.text(value)]).toEqual([label, words]);
});

describe('an identity document before it is sent', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]);
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2]);
  const shown = (content: BlobPart, name: string) =>
    identitySentence('national_id', new File([content], name));
  test('a PDF or a picture is fine, whatever its name', async () => {
    expect(await shown('%PDF-1.7\nstartxref\n0\n%%EOF', 'id.pdf')).toBeNull();
    expect(await shown(png, 'scan')).toBeNull();
    expect(await shown(jpeg, 'photo.jpeg')).toBeNull();
  });
  test('anything else is reported', async () => {
    expect(await shown('hello', 'id.png')).toEqual('National ID or passport must be a PDF, JPG or PNG');
    expect(await shown('', 'id.png')).toEqual('National ID or passport is empty');
  });
  test('5 MB and one byte are too much', async () => {
    expect(await shown(new Uint8Array(5 * 1024 * 1024 + 1), 'id.pdf')).toEqual(
      'National ID or passport must be smaller than 5MB. Scan it again in grey at 150 dpi, or take photos of the paper',
    );
  });
});
