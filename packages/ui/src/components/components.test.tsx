import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Accordion } from './accordion';
import { AppHeader } from './app-header';
import { Button } from './button';
import { Dialog } from './dialog';
import { SaveStatus } from './save-status';
import { StatusChip } from './status-chip';
import { SummaryList } from './summary-list';
import { Tabs } from './tabs';

describe('a button', () => {
  it('that is busy keeps its place and ignores a second press', async () => {
    const onClick = jest.fn();
    render(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
  });

  it('that looks disabled may still show what is missing', async () => {
    const onClick = jest.fn();
    render(
      <Button aria-disabled onClick={onClick}>
        Next Step
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next Step' }));
    expect(onClick).toHaveBeenCalled();
  });

  it('does not send a form unless it is asked to', () => {
    render(<Button>Add</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});

describe('a summary of answers', () => {
  it('marks a missing answer', () => {
    render(<SummaryList rows={[{ term: 'Permanent Address', value: '' }]} />);
    expect(screen.getByText('Not provided')).toBeVisible();
  });

  it('shows a zero', () => {
    render(<SummaryList rows={[{ term: 'Hours', value: 0 }]} />);
    expect(screen.getByText('0')).toBeVisible();
  });

  it('is changed by a button or a link that names what it changes', async () => {
    const onChange = jest.fn();
    render(
      <SummaryList
        rows={[
          { term: 'Email', value: 'ineza@example.org', onChange },
          { term: 'Gender', value: 'Female', href: '?step=2' },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Change Email' }));
    expect(onChange).toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Change Gender' })).toHaveAttribute('href', '?step=2');
  });
});

describe('the place where the text is saved', () => {
  it.each([
    ['device', 'Saved on this device'],
    ['saving', 'Saving...'],
    ['saved', 'Saved 14:02'],
    ['offline', 'Offline: kept on this device'],
    ['failed', 'Not sent yet: kept on this device'],
    ['idle', ''],
  ] as const)('is said in words: %s', (state, sentence) => {
    render(<SaveStatus state={state} at="2026-11-21T12:02:00Z" timeZone="Africa/Kigali" />);
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
  });
});

describe('a status', () => {
  it('is shown in a word; an unknown status unchanged', () => {
    render(
      <>
        <StatusChip status="in-review" />
        <StatusChip status="archived" />
      </>,
    );
    expect(screen.getByText('In review')).toBeVisible();
    expect(screen.getByText('archived')).toBeVisible();
  });
});

function PageToLeave() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave</Button>
      <Dialog open={open} title="Leave the application?" onClose={() => setOpen(false)}>
        <p>Your answers are kept.</p>
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  it('is named by its title, takes the focus, and gives it back on Escape', async () => {
    render(<PageToLeave />);
    const leave = screen.getByRole('button', { name: 'Leave' });
    await userEvent.click(leave);
    const dialog = await screen.findByRole('dialog', { name: 'Leave the application?' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    expect(leave).toHaveFocus();
  });

  it('without onClose does not close on Escape', async () => {
    render(
      <Dialog open title="Two versions">
        <Button>Keep this one</Button>
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Two versions' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });
});

describe('tabs', () => {
  it('stand on paper one below the other, each below its title, where they are for reading', () => {
    const tabs = [
      { key: 'a', title: 'Education', content: 'A school' },
      { key: 'b', title: 'Skills', content: 'Two languages' },
    ];
    render(<Tabs readOnly label="Sections" tabs={tabs} />);
    expect(screen.queryByText('Two languages')).toBeNull();
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getByText('Two languages')).toBeInTheDocument();
    expect(screen.getByText('Skills', { selector: 'h2' })).toBeInTheDocument();
    fireEvent(window, new Event('afterprint'));
    expect(screen.queryByText('Two languages')).toBeNull();
  });

  it('stay as they are where they are filled in', () => {
    render(
      <Tabs
        label="Sections"
        tabs={[
          { key: 'a', title: 'A', content: 'One' },
          { key: 'b', title: 'B', content: 'Two' },
        ]}
      />,
    );
    fireEvent(window, new Event('beforeprint'));
    expect(screen.queryByText('Two')).toBeNull();
  });

  const tabs = ['Personal Information', 'Education Background'].map((title) => ({
    key: title,
    title,
    content: `About ${title}`,
  }));

  it('show one part at a time and move by the arrow keys', async () => {
    render(<Tabs label="Required Information" tabs={tabs} />);
    expect(screen.getByText('About Personal Information')).toBeInTheDocument();
    expect(screen.queryByText('About Education Background')).not.toBeInTheDocument();

    screen.getByRole('tab', { name: 'Personal Information' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Education Background' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Education Background' })).toHaveTextContent(
      'About Education Background',
    );
  });

  it('can be controlled by the page', async () => {
    const onSelect = jest.fn();
    render(<Tabs label="Review" tabs={tabs} activeKey="Education Background" onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Personal Information' }));
    expect(onSelect).toHaveBeenCalledWith('Personal Information');
    expect(screen.getByText('About Education Background')).toBeInTheDocument();
  });
});

describe('an accordion', () => {
  it('opens and closes each part by itself', async () => {
    const items = ['Required', 'Optional'].map((title) => ({
      key: title,
      title,
      content: `${title} answers`,
    }));
    render(<Accordion items={items} defaultOpen={['Required']} />);
    const required = screen.getByRole('button', { name: 'Required' });
    expect(required).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Optional' }));
    expect(required).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Optional' })).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('the header', () => {
  it('leads home, with the names of the part and of the organisation', () => {
    render(<AppHeader branding={{ name: 'Hospice' }} title="Internship application" />);
    const home = screen.getByRole('link', { name: /Internship application.*Hospice.*home/ });
    expect(home).toHaveAttribute('href', '/');
  });

  it('shows the logo where there is one', () => {
    render(<AppHeader branding={{ name: 'Hospice', logo: '/branding/logo.svg' }} />);
    expect(document.querySelector('img')).toHaveAttribute('src', '/branding/logo.svg');
  });
});
