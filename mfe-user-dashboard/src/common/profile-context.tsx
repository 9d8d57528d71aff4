import { createContext, type ReactNode, useContext } from 'react';
import type { Profile } from '../api';
import { useDashboard } from './context';
import { type Loading, useLoaded } from './use-loaded';

const ProfileContext = createContext<Loading<Profile> | null>(null);

/** Loads the signed-in person's profile, for the banner about the password and for the profile view. */
export function ProfileProvider({ children }: { children: ReactNode }) {
  const { api } = useDashboard();
  return <ProfileContext value={useLoaded('profile', api.profile)}>{children}</ProfileContext>;
}

export function useProfile(): Loading<Profile> {
  const profile = useContext(ProfileContext);
  if (!profile) throw new Error('A view stands outside of the dashboard');
  return profile;
}
