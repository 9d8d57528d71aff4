import { visitorDegreeLevels } from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import { FormTextArea } from '@portal/ui/form-state';
import { InstitutionRow } from './institution-fields';

/** One institution: where the highest level of education was reached. */
export function HighestEducationFields() {
  return (
    <Card title="Your highest level of education">
      <InstitutionRow row="institutions.0" levels={visitorDegreeLevels} yearOptional />
    </Card>
  );
}

export function PreviousDegreesField() {
  return (
    <Card title="More degrees and certificates">
      <FormTextArea
        path="previous_degrees"
        label="Additional degrees or certifications"
        hint="What, where and when, each on a line of its own."
        rows={4}
        optional
      />
    </Card>
  );
}
