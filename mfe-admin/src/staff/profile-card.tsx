import { Button, Card, Notice, Skeleton, SummaryList } from '@portal/ui';
import type { ProfileState } from './use-profile';

const roleNames: Record<string, string> = { admin: 'Administrator', reviewer: 'Reviewer' };

/** Who is signed in. */
export function ProfileCard({ profile, retry }: { profile: ProfileState; retry: () => void }) {
  if (profile.state === 'failed') {
    return (
      <Notice tone="danger" role="alert" title="Your profile could not be loaded">
        <p>{profile.message}</p>
        <Button variant="outline" onClick={retry}>
          Try again
        </Button>
      </Notice>
    );
  }
  return (
    <Card title="Signed in as">
      {profile.state === 'ready' ? (
        <SummaryList
          rows={[
            { term: 'Name', value: profile.profile.name },
            { term: 'E-mail', value: profile.profile.email },
            { term: 'Role', value: roleNames[profile.profile.role] ?? profile.profile.role },
          ]}
        />
      ) : (
        <Skeleton lines={3} label="Loading your profile" />
      )}
    </Card>
  );
}
