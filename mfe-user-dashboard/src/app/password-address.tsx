import { Navigate, useSearchParams } from 'react-router-dom';

const base = '/userdashboard';

/**
 * /userdashboard/password, where earlier releases asked for a new password after a sign-in with the mailed one. Leads
 * to the page that the person wanted, where a banner asks now.
 */
export function PasswordAddress() {
  const [query] = useSearchParams();
  const wanted = query.get('next') ?? '';
  return <Navigate to={wanted.startsWith(`${base}/`) ? wanted.slice(base.length) : '/'} replace />;
}
