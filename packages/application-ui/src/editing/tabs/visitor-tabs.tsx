import {
  disability,
  highestEducation,
  logistics,
  stay,
} from '@portal/contract-svc-applications-v1/questions';
import { Card } from '@portal/ui';
import { FormSelect } from '@portal/ui/form-state';
import { QuestionFields } from '../../questions';
import { OrganizationFields } from '../../visitor/fields';
import { documentsTab, interestsTab, languagesTab, personalView } from './common-tabs';
import type { EditTab } from './types';

const institutionTab: EditTab = {
  key: 'institution',
  title: 'Institution',
  view: ({ purposes }) => (
    <Card title="Where you come from">
      <OrganizationFields />
      <FormSelect path="purpose" label="Purpose of visit" options={purposes} placeholder="Choose a purpose" />
    </Card>
  ),
};

const logisticsTab: EditTab = {
  key: 'logistics',
  title: 'Logistics',
  view: () => (
    <>
      <QuestionFields of={logistics} />
      <QuestionFields of={stay} />
    </>
  ),
};

export const visitorTabs: readonly EditTab[] = [
  {
    key: 'personal',
    title: 'Personal',
    view: (context) => (
      <>
        {personalView(context)}
        <QuestionFields of={disability} />
      </>
    ),
  },
  institutionTab,
  {
    key: 'education',
    title: 'Education',
    view: () => <QuestionFields of={highestEducation} />,
  },
  interestsTab,
  languagesTab,
  logisticsTab,
  documentsTab,
];
