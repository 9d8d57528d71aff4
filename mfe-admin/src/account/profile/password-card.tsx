import { translated } from '@portal/application-ui/language';
import { ChangePasswordCard } from '@portal/application-ui/password';
import type { Profile } from '@portal/contract-svc-auth-v1';
import { changedPasswordProblems, passwordHint } from '@portal/contract-svc-auth-v1/password-rules';
import { changePassword } from '../../api/profile';
import { useStaff } from '../../frame/common/staff-context';
import { profileMessages } from './words';

export interface PasswordCardProps {
  profile: Profile;
  changed: () => void;
}

/** Changes the password and ends the person's other sessions. */
export function PasswordCard({ profile, changed }: PasswordCardProps) {
  const { api, shell } = useStaff();
  return (
    <ChangePasswordCard
      email={profile.email}
      hint={translated(passwordHint)}
      page={{ title: profileMessages.title, site: shell.branding.name }}
      check={changedPasswordProblems}
      send={async ({ currentPassword, newPassword }) => {
        await changePassword(api, profile.id, currentPassword, newPassword);
        shell.notify.success(profileMessages.passwordChanged);
        changed();
      }}
      onFailed={(sentence) => shell.notify.error(sentence)}
    />
  );
}
