import { usePageTitle } from '@portal/ui';
import { SettingsPageHead } from '../../frame/common/settings-page-head';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/reading-settings';
import { BlindCard } from './blind-card';
import { ConflictsCard } from './conflicts-card';
import { LabelsCard } from './labels-card';
import { ScoreFormsCards } from './score-forms';
import { ShareCard } from './share-card';

/** Settings for reviewing: labels, criteria, distribution of applications, and conflicts of interest. */
export default function ReadingSettings() {
  const { can, shell } = useStaff();
  usePageTitle(t.readingSettingsReadingTogether(), { site: shell.branding.name });
  return (
    <>
      <SettingsPageHead title={t.readingSettingsReadingTogether()} text={t.onlyStaffSee()} />
      <div className="p-measure">
        {can('assignReaders') ? <ShareCard /> : null}
        {can('manageAssessment') ? (
          <>
            <BlindCard />
            <LabelsCard />
            <ScoreFormsCards />
          </>
        ) : null}
        {can('manageConflicts') ? <ConflictsCard /> : null}
      </div>
    </>
  );
}
