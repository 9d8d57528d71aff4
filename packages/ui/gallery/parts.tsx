import { useState } from 'react';
import {
  Accordion,
  Button,
  ButtonLink,
  Card,
  Dialog,
  EmptyState,
  Notice,
  ProgressBar,
  SaveStatus,
  Skeleton,
  StatusChip,
  SummaryList,
  Tabs,
  TipBox,
} from '../src';

const statuses = ['draft', 'in-progress', 'submitted', 'in-review', 'approved', 'rejected'];
const now = '2026-11-21T14:02:00';
const rows = [
  { term: 'Full name', value: 'Ineza Mukamana', onChange: () => {} },
  { term: 'Permanent address', value: '', onChange: () => {} },
  {
    term: 'Statement',
    value: 'I would like to learn how care at home is given.\nAnd to give it.',
    href: '#s',
  },
];

export function Parts() {
  const [open, setOpen] = useState(location.hash === '#dialog');
  return (
    <>
      <Card title="Buttons">
        <div className="p-row">
          <Button>Next Step</Button>
          <Button variant="outline">Previous</Button>
          <Button variant="quiet">Add a degree</Button>
          <Button variant="danger">Leave without saving</Button>
          <ButtonLink href="#apply">Apply Now</ButtonLink>
          <Button busy>Saving...</Button>
          <Button disabled>Not now</Button>
          <Button aria-disabled>Next Step</Button>
          <Button variant="outline" small>
            Leave
          </Button>
          <Button variant="outline" onClick={() => setOpen(true)}>
            Open the dialog
          </Button>
        </div>
      </Card>
      <Card title="Statuses" action={<a href="#all">See all</a>}>
        <div className="p-row">
          {statuses.map((status) => (
            <StatusChip key={status} status={status} />
          ))}
          <span className="p-count-badge">9+</span>
        </div>
        <div className="p-row mt-4">
          <SaveStatus state="device" />
          <SaveStatus state="saving" />
          <SaveStatus state="saved" at={now} />
          <SaveStatus state="offline" />
          <SaveStatus state="failed" />
        </div>
      </Card>
      <Notice title="Check your e-mail" tone="success">
        <p>We have sent a message to ineza@example.org with how to sign in.</p>
      </Notice>
      <Notice title="The period ends on 30 November">
        <p>You can change your answers until then.</p>
      </Notice>
      <Notice tone="warning">
        <p>You are using the password that we mailed. Please choose your own.</p>
      </Notice>
      <Notice tone="danger" title="Not sent" />
      <TipBox>Use the names as they stand on your transcript: it makes the review faster.</TipBox>
      <Card title="Answers" className="mt-5">
        <SummaryList rows={rows} />
      </Card>
      <Accordion
        defaultOpen={['a']}
        items={[
          { key: 'a', title: 'Required Information', content: <TabsOfReview /> },
          { key: 'b', title: 'Optional Information', content: <p>Nothing added.</p> },
        ]}
      />
      <Card title="Waiting and empty" className="mt-5">
        <Skeleton lines={3} />
        <ProgressBar value={33} label="Progress" />
        <EmptyState
          level={3}
          title="No applications yet"
          text="Start one; you can come back any day."
          action={<ButtonLink href="#a">Apply Now</ButtonLink>}
        />
      </Card>
      <TableOfPeople />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Two versions of your answers"
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Keep the other
            </Button>
            <Button onClick={() => setOpen(false)}>Keep this one</Button>
          </>
        }
      >
        <p>Your answers were changed on another device at 14:02. Which shall we keep?</p>
        <SummaryList rows={rows.slice(0, 2)} />
      </Dialog>
    </>
  );
}

function TabsOfReview() {
  const titles = [
    'Personal Information',
    'Education Background',
    'Area of Interest',
    'Language Skills',
    'Availability',
  ];
  return (
    <Tabs
      label="Required Information"
      tabs={[...titles, 'References', 'Document Uploads'].map((title) => ({
        key: title,
        title,
        content: <SummaryList rows={rows.map(({ term, value }) => ({ term, value }))} />,
      }))}
    />
  );
}

function TableOfPeople() {
  const people = [
    ['INT-248', 'Ineza Mukamana', 'submitted', '20 Nov 2026'],
    ['INT-231', 'Ineza Grace Uwera', 'in-review', '17 Nov 2026'],
    ['INT-205', 'Jean-Claude Ineza', 'approved', '2 Nov 2026'],
  ];
  return (
    <div className="p-table-box mt-5">
      <table className="table table-hover p-table-roomy">
        <caption className="visually-hidden">Applications</caption>
        <thead>
          <tr>
            <th scope="col">ID</th>
            <th scope="col">Applicant</th>
            <th scope="col">Status</th>
            <th scope="col">Submitted</th>
          </tr>
        </thead>
        <tbody>
          {people.map(([id, name, status = '', date], index) => (
            <tr key={id} className={index === 0 ? 'p-marked' : undefined}>
              <td data-label="ID">{id}</td>
              <th scope="row">{name}</th>
              <td data-label="Status">
                <StatusChip status={status} />
              </td>
              <td data-label="Submitted">{date}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
