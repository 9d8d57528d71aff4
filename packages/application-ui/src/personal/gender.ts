import { genders, labelOf } from '@portal/contract-svc-applications-v1';

/** Every stored value of gender as people read it; `prefer` and `other` come from other doors than the wizard. */
export function genderLabel(value: string | null | undefined): string {
  if (value === 'prefer') return labelOf(genders, 'prefer_not');
  return value === 'other' ? 'Other' : labelOf(genders, value);
}
