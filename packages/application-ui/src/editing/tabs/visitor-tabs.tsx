import {
  disability,
  highestEducation,
  logistics,
  organisation,
  stay,
} from '@portal/contract-svc-applications-v1/questions';
import { Card } from '@portal/ui';
import { FormSelect } from '@portal/ui/form-state';
import { OrganizationFields } from '../../visitor/fields';
import { documentsTab, fieldsOf, interestsTab, languagesTab, personalPart } from './common-tabs';
import type { EditTab, EditTabContext } from './types';

const institution = ({ purposes }: EditTabContext) => (
  <Card title="Where you come from">
    <OrganizationFields />
    <FormSelect path="purpose" label="Purpose of visit" options={purposes} placeholder="Choose a purpose" />
  </Card>
);

export const visitorTabs: readonly EditTab[] = [
  { key: 'personal', title: 'Personal', parts: [personalPart, fieldsOf(disability)] },
  {
    key: 'institution',
    title: 'Institution',
    parts: [{ sections: [organisation.key], view: institution }],
  },
  { key: 'education', title: 'Education', parts: [fieldsOf(highestEducation)] },
  interestsTab,
  languagesTab,
  { key: 'logistics', title: 'Logistics', parts: [fieldsOf(logistics), fieldsOf(stay)] },
  documentsTab,
];
