import { person } from '@portal/contract-svc-applications-v1/questions';
import { SummaryList } from '@portal/ui';
import type { CommonForm } from '../../base/form';
import { translatedSummary } from '../../base/language/translated-summary';

/** The personal answers as typed, for review. */
export const PersonalSummary = ({ form }: { form: CommonForm }) => (
  <SummaryList rows={translatedSummary(person, { ...form }).flatMap(({ facts }) => facts)} />
);
