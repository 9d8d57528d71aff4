import { ChangePasswordCard } from '@portal/application-ui/password';
import { changedPasswordProblems, passwordHint } from '@portal/contract-svc-auth-v1/password-rules';
import { translated } from '@portal/ui/language';
import type { Profile } from '../../api';
import { useDashboard } from '../../common/context';
import * as frame from '../../messages/frame';
import * as t from '../../messages/profile';

interface ChangePasswordProps {
  profile: Profile;
  onChanged: () => void;
}

export function ChangePassword({ profile, onChanged }: ChangePasswordProps) {
  const { api, shell } = useDashboard();
  return (
    <ChangePasswordCard
      email={profile.email}
      hint={translated(passwordHint)}
      page={{ title: frame.profileSettings(), site: shell.branding.name }}
      check={changedPasswordProblems}
      send={async ({ currentPassword, newPassword }) => {
        await api.changePassword(profile.id, currentPassword, newPassword);
        shell.notify.success(t.passwordChanged());
        onChanged();
      }}
      onFailed={(sentence) => shell.notify.error(sentence)}
    />
  );
}
