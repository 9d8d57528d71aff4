import { languages, limits, proficiencies } from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import { FormList, FormSelect, FormTextArea } from '@portal/ui/form-state';
import { blankLanguage } from '../form';

export function LanguageFields() {
  return (
    <FormList
      path="languages"
      title="Languages"
      hideOnlyTitle
      rowTitle={(position) => `Language ${position}`}
      addLabel="Add a language"
      blank={blankLanguage}
      min={1}
      max={limits.rows}
    >
      {(row) => (
        <div className="p-grid p-grid-small">
          <FormSelect
            path={`${row}.language`}
            label="Language"
            options={languages}
            placeholder="Choose a language"
          />
          <FormSelect
            path={`${row}.proficiency`}
            label="Proficiency"
            options={proficiencies}
            placeholder="Choose a level"
          />
        </div>
      )}
    </FormList>
  );
}

export function OtherSkillsField() {
  return (
    <Card title="Other skills">
      <FormTextArea
        path="other_skills"
        label="Anything else you are good at"
        hint="Computer skills, first aid, driving, playing music: whatever may be of use."
        optional
      />
    </Card>
  );
}
