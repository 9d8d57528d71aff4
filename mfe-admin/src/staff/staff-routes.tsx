import type { PageComponentProps } from '@portal/remote-sdk';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { StaffPage } from './staff-page';

/** The two staff areas and their views; an address that names no view leads to the area's first one. */
export function StaffRoutes(props: PageComponentProps) {
  const page = <StaffPage {...props} />;
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/dashboard" element={page} />
        <Route path="/dashboard/*" element={<Navigate to="/dashboard" replace />} />
        <Route path="/admin" element={page} />
        <Route path="/admin/*" element={<Navigate to="/admin" replace />} />
      </Routes>
    </BrowserRouter>
  );
}
