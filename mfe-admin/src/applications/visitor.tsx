import { ApplicationsPage } from './applications-page';

export default function VisitorApplications() {
  return <ApplicationsPage type="visitor" />;
}
