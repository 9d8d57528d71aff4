import { usePageTitle } from '@portal/ui';
import { SettingsPageHead } from '../common/settings-page-head';
import { useStaff } from '../common/staff-context';
import { BlindCard } from './blind-card';
import { ConflictsCard } from './conflicts-card';
import { LabelsCard } from './labels-card';
import { ScoreFormsCards } from './score-forms';
import { ShareCard } from './share-card';

const TITLE = 'Reading together';

/** What staff arrange for reading: labels, criteria, who reads what, and who knows whom. */
export default function ReadingSettings() {
  const { shell } = useStaff();
  usePageTitle(TITLE, { site: shell.branding.name });
  return (
    <>
      <SettingsPageHead title={TITLE} text="Only staff see any of this. Applicants never do." />
      <div className="p-measure">
        <ShareCard />
        <BlindCard />
        <LabelsCard />
        <ScoreFormsCards />
        <ConflictsCard />
      </div>
    </>
  );
}
