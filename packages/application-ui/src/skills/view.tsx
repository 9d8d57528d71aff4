import { SummaryList } from '@portal/ui';
import type { ReviewedLanguage } from '../review/review-data';

interface SkillsViewProps {
  languages: readonly ReviewedLanguage[] | undefined;
  otherSkills?: string | null | undefined;
}

/** The other skills stand below where an application asks for them. */
export function SkillsView({ languages = [], ...more }: SkillsViewProps) {
  return (
    <SummaryList
      rows={[
        ...languages.map((row) => ({ term: row.language ?? 'Language', value: row.proficiency })),
        ...('otherSkills' in more ? [{ term: 'Other skills', value: more.otherSkills }] : []),
      ]}
    />
  );
}
