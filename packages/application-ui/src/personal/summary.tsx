import { person, summary } from '@portal/contract-svc-applications-v1/questions';
import { SummaryList } from '@portal/ui';
import type { CommonForm } from '../form';

/** The personal answers as typed, for review. */
export const PersonalSummary = ({ form }: { form: CommonForm }) => (
  <SummaryList rows={summary(person, { ...form }).flatMap(({ facts }) => facts)} />
);
