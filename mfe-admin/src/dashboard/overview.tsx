import { Card, EmptyState } from '@portal/ui';

/** What stands in the middle while nothing is read. */
export function Overview({ chosen }: { chosen: boolean }) {
  if (chosen) {
    return (
      <EmptyState
        title="No application chosen"
        text="Try to select an application of a certain type to show the submitted data"
      />
    );
  }
  return (
    <Card className="mt-4" title="Application Management">
      <p>Choose a type at the edge to see its applications, then one of them to read it and to decide.</p>
      <p className="p-muted">
        Welcome. While you read, <kbd>j</kbd> and <kbd>k</kbd>, or the arrow keys to the right and to the
        left, lead to the next applicant and the one before. <kbd>Ctrl</kbd> + <kbd>B</kbd> hides the list.
      </p>
    </Card>
  );
}

/** What stands in the list's place while no programme is chosen. */
export function ChooseType() {
  return (
    <>
      <h2 className="p-card-title mb-2">Choose Application Type</h2>
      <p className="p-muted">Interns and visitors each have a list of their own.</p>
    </>
  );
}
