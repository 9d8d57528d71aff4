import type { PageComponentProps } from '@portal/remote-sdk';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { DashboardPage } from './dashboard-page';

/** Each view of the applicant's side has an address of its own below /userdashboard. */
export function DashboardRoutes(props: PageComponentProps) {
  return (
    <BrowserRouter basename="/userdashboard">
      <Routes>
        <Route index element={<DashboardPage {...props} />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </BrowserRouter>
  );
}
