import { useState } from 'react';
import { Card } from '../src';
import { Checkbox, DateField, FileField, RadioGroup, Select, TextArea, TextField } from '../src/inputs/forms';
import { PhoneField } from '../src/inputs/phone';

const levels = ['Associate', 'Bachelor', 'Master', 'PhD'].map((label) => ({ value: label, label }));
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const wrong = 'Enter your programme of study';

export function Fields() {
  const [phone, setPhone] = useState({ countryCode: '+250', number: '' });
  const [choice, setChoice] = useState('no');
  const [purpose, setPurpose] = useState('');
  const ignore = () => {};
  return (
    <>
      <Card title="Text">
        <TextField id="name" label="Full name" autoComplete="name" hint="As it stands on your passport." />
        <TextField id="programme" label="Programme" error={wrong} />
        <div className="p-fields">
          <Select id="level" label="Degree level" options={levels} placeholder="Choose a level" />
          <TextField id="year" label="Graduation year" width={4} inputMode="numeric" defaultValue="2027" />
        </div>
        <Select
          id="level-bad"
          label="Degree level"
          options={levels}
          placeholder="Choose"
          error="Choose a level"
        />
        <TextField id="address" label="Permanent address" optional />
        <TextField id="secret" label="Password" reveal defaultValue="correct horse" autoComplete="off" />
        <DateField id="dob" label="Date of birth" defaultValue="2001-05-17" />
        <PhoneField
          id="phone"
          label="Phone Number"
          placeholder="7XX XXX XXX"
          {...phone}
          onChange={setPhone}
        />
        <PhoneField
          id="phone-bad"
          label="Phone Number"
          error="Enter your phone number"
          {...phone}
          onChange={setPhone}
        />
        <TextField
          id="locked"
          label="Email"
          readOnly
          defaultValue="ineza@example.org"
          hint="Cannot be changed here."
        />
        <TextField id="off" label="Disabled" disabled defaultValue="Not now" />
      </Card>
      <Card title="Longer text">
        <TextArea id="motive" label="Personal statement" limit={300} defaultValue="I would like to learn." />
        <TextArea
          id="over"
          label="Describe what you did"
          limit={50}
          error="Shorten your description to 50 characters"
          defaultValue="I helped at a clinic in Musanze for two years and learned much."
        />
      </Card>
      <Card title="Choices">
        <RadioGroup
          legend="What is the purpose of your internship?"
          name="purpose"
          value={purpose}
          onChange={setPurpose}
          options={[
            {
              value: 'academic',
              label: 'Academic Requirement',
              hint: 'A recommendation letter is asked for.',
            },
            { value: 'personal', label: 'Personal Professional Development' },
            { value: 'volunteer', label: 'Volunteer' },
          ]}
        />
        <RadioGroup
          legend="Do you have a disability?"
          name="disability"
          value={choice}
          onChange={setChoice}
          options={yesNo}
          inline
          error="Say whether you have a disability"
        />
        <Checkbox id="terms" label="I agree that my information is used to review my application." />
        <Checkbox id="terms-bad" label="I have read the requirements." error="Agree to both terms" />
      </Card>
      <Card title="Files">
        <FileField
          id="f1"
          label="CV"
          hint="Signed, PDF, smaller than 5MB."
          file={{ status: 'empty' }}
          onChoose={ignore}
        />
        <FileField id="f2" label="CV" error="Select your CV" file={{ status: 'empty' }} onChoose={ignore} />
        <FileField
          id="f3"
          label="Cover letter"
          file={{
            status: 'uploading',
            name: 'cover-letter-for-the-internship-2027-final.pdf',
            size: 2400000,
            percent: 42,
          }}
          onChoose={ignore}
          onCancel={ignore}
        />
        <FileField
          id="f4"
          label="Transcript"
          file={{
            status: 'stored',
            name: 'transcript.pdf',
            size: 640000,
            href: '#f4',
            linkText: () => 'View Previous file',
          }}
          onChoose={ignore}
          onRemove={ignore}
        />
        <FileField
          id="f5"
          label="Criminal record"
          error="The file could not be uploaded, try again"
          file={{ status: 'failed', name: 'record.pdf', size: 640000 }}
          onChoose={ignore}
          onRetry={ignore}
          onRemove={ignore}
        />
        <FileField
          id="f6"
          label="Other documents"
          optional
          file={{ status: 'chosen', name: 'certificate.pdf', size: 88000 }}
          onChoose={ignore}
          onRemove={ignore}
        />
      </Card>
    </>
  );
}
