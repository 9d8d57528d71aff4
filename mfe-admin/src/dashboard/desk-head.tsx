import { useStaff } from '../common/staff-context';
import { PanelIcon } from '../frame/icons';

export interface DeskHeadProps {
  /** Whether this is the page's heading: an open application has its own heading. */
  heading: boolean;
  open: boolean;
  toggle: () => void;
}

/** The title, the right of the signed-in person, and the button that opens the list. */
export function DeskHead({ heading, open, toggle }: DeskHeadProps) {
  const { admin } = useStaff();
  const Title = heading ? 'h1' : 'p';
  return (
    <div className="p-desk-head">
      <button
        type="button"
        className="p-icon-button"
        aria-expanded={open}
        aria-controls="desk-list"
        aria-keyshortcuts="Control+B Meta+B"
        aria-label="List of applications"
        title="List of applications (Ctrl+B)"
        onClick={toggle}
      >
        <PanelIcon />
      </button>
      <Title className="mb-0">Dashboard</Title>
      <span className="p-chip p-plain-chip">{admin ? 'Administrator' : 'Reviewer'}</span>
    </div>
  );
}
