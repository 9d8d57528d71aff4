import { ApplicationsPage } from './applications-page';

export default function InternApplications() {
  return <ApplicationsPage type="intern" />;
}
