import { SummaryList } from '@portal/ui';
import type { ReviewedLanguage } from '../review/review-data';

interface SkillsViewProps {
  languages: readonly ReviewedLanguage[] | undefined;
  otherSkills?: string | null | undefined;
}

export function SkillsView({ languages = [], otherSkills }: SkillsViewProps) {
  return (
    <SummaryList
      rows={[
        ...languages.map((row) => ({ term: row.language ?? 'Language', value: row.proficiency })),
        { term: 'Other skills', value: otherSkills },
      ]}
    />
  );
}
