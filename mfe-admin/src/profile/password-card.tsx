import { ChangePasswordCard } from '@portal/application-ui/password';
import type { Profile } from '@portal/contract-svc-auth-v1';
import { changedPasswordProblems, passwordHint } from '@portal/contract-svc-auth-v1/password-rules';
import { changePassword } from '../api/profile';
import { useStaff } from '../common/staff-context';
import { words } from './words';

export interface PasswordCardProps {
  profile: Profile;
  changed: () => void;
}

/** Another password; it signs out everywhere else. */
export function PasswordCard({ profile, changed }: PasswordCardProps) {
  const { api, shell } = useStaff();
  return (
    <ChangePasswordCard
      email={profile.email}
      hint={passwordHint}
      page={{ title: words.title, site: shell.branding.name }}
      check={changedPasswordProblems}
      send={async ({ currentPassword, newPassword }) => {
        await changePassword(api, profile.id, currentPassword, newPassword);
        shell.notify.success(words.passwordChanged);
        changed();
      }}
      onFailed={(sentence) => shell.notify.error(sentence)}
    />
  );
}
