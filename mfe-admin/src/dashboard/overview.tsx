import { programmes, staffWords } from '@portal/contract-svc-applications-v1';
import { Card, EmptyState } from '@portal/ui';
import { Link } from 'react-router-dom';
import { useStaff } from '../common/staff-context';
import { GoOn } from '../desk/go-on';
import { adminPath, viewsFor } from '../routes/views';

export interface OverviewProps {
  /** Whether a programme is chosen. */
  chosen: boolean;
}

/** The middle of the desk while no application is open. */
export function Overview({ chosen }: OverviewProps) {
  const { admin } = useStaff();
  if (chosen) {
    return (
      <>
        <EmptyState
          title="No application chosen"
          text="Try to select an application of a certain type to show the submitted data"
        />
        <GoOn />
      </>
    );
  }
  return (
    <Card title="Application Management">
      <p>Choose a type at the edge to see its applications, then one of them to read it and to decide.</p>
      <p className="p-muted">
        Welcome. While you read, <kbd>j</kbd> and <kbd>k</kbd>, or the arrow keys to the right and to the
        left, lead to the next applicant and the one before. <kbd>?</kbd> shows all keys.
      </p>
      <GoOn />
      <nav className="p-row" aria-label="Admin area">
        {viewsFor(admin).map(({ path, label }) =>
          label ? (
            <Link key={path} className="btn btn-outline btn-sm" to={adminPath(path)}>
              {path === '' ? 'Admin area' : label}
            </Link>
          ) : null,
        )}
      </nav>
    </Card>
  );
}

/** 'Interns and visitors'. */
function everybody(): string {
  const names = programmes.map(({ key }) => staffWords[key].applicants);
  const all = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
  return all.charAt(0).toUpperCase() + all.slice(1);
}

/** Replaces the list while no programme is chosen. */
export function ChooseType() {
  return (
    <>
      <h2 className="p-card-title mb-2">Choose Application Type</h2>
      <p className="p-muted">{everybody()} each have a list of their own.</p>
    </>
  );
}
