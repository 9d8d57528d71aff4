import { type Permission, permissions } from '@portal/contract-svc-auth-v1';
import * as t from '../../messages/roles';

interface PermissionWords {
  group: Group;
  label: () => string;
  help: () => string;
}

const groups = {
  reading: t.groupReading,
  process: t.groupProcess,
  people: t.groupPeople,
  portal: t.groupPortal,
} as const;

type Group = keyof typeof groups;

/** Names of permissions. A new permission is missing here until it has words. */
const words: Readonly<Record<Permission, PermissionWords>> = {
  readApplications: { group: 'reading', label: t.mayReadApplications, help: t.mayReadApplicationsHelp },
  readDocuments: { group: 'reading', label: t.mayReadDocuments, help: t.mayReadDocumentsHelp },
  assess: { group: 'reading', label: t.mayAssess, help: t.mayAssessHelp },
  decide: { group: 'reading', label: t.mayDecide, help: t.mayDecideHelp },
  askForChanges: { group: 'reading', label: t.mayAskForChanges, help: t.mayAskForChangesHelp },
  sendMails: { group: 'reading', label: t.maySendMails, help: t.maySendMailsHelp },
  actOnSeveral: { group: 'reading', label: t.mayActOnSeveral, help: t.mayActOnSeveralHelp },
  readReports: { group: 'reading', label: t.mayReadReports, help: t.mayReadReportsHelp },
  editApplications: { group: 'process', label: t.mayEditApplications, help: t.mayEditApplicationsHelp },
  releaseResults: { group: 'process', label: t.mayReleaseResults, help: t.mayReleaseResultsHelp },
  decideRequests: { group: 'process', label: t.mayDecideRequests, help: t.mayDecideRequestsHelp },
  assignReaders: { group: 'process', label: t.mayAssignReaders, help: t.mayAssignReadersHelp },
  manageConflicts: { group: 'process', label: t.mayManageConflicts, help: t.mayManageConflictsHelp },
  manageAssessment: { group: 'process', label: t.mayManageAssessment, help: t.mayManageAssessmentHelp },
  manageRounds: { group: 'process', label: t.mayManageRounds, help: t.mayManageRoundsHelp },
  seeNames: { group: 'process', label: t.maySeeNames, help: t.maySeeNamesHelp },
  erasePersons: { group: 'process', label: t.mayErasePersons, help: t.mayErasePersonsHelp },
  manageRetention: { group: 'portal', label: t.mayManageRetention, help: t.mayManageRetentionHelp },
  manageSettings: { group: 'portal', label: t.mayManageSettings, help: t.mayManageSettingsHelp },
  managePlaces: { group: 'portal', label: t.mayManagePlaces, help: t.mayManagePlacesHelp },
  manageMailTemplates: {
    group: 'portal',
    label: t.mayManageMailTemplates,
    help: t.mayManageMailTemplatesHelp,
  },
  manageMail: { group: 'portal', label: t.mayManageMail, help: t.mayManageMailHelp },
  manageIntegrations: { group: 'portal', label: t.mayManageIntegrations, help: t.mayManageIntegrationsHelp },
  manageStaff: { group: 'people', label: t.mayManageStaff, help: t.mayManageStaffHelp },
  manageRoles: { group: 'people', label: t.mayManageRoles, help: t.mayManageRolesHelp },
  manageSecurity: { group: 'people', label: t.mayManageSecurity, help: t.mayManageSecurityHelp },
  readActivity: { group: 'people', label: t.mayReadActivity, help: t.mayReadActivityHelp },
  publishReleases: { group: 'portal', label: t.mayPublishReleases, help: t.mayPublishReleasesHelp },
};

const isKnown = (name: string): name is Permission => Object.hasOwn(words, name);

/** Returns what these permissions allow, in the order of the list; unknown names are left out. */
export const permissionLabels = (names: readonly string[]): string[] =>
  permissions.filter((name) => names.includes(name)).map((name) => words[name].label());

export interface PermissionGroup {
  key: Group;
  title: string;
  permissions: { value: Permission; label: string; help: string }[];
}

/** Groups these permissions by subject; groups without any are left out. */
export const permissionGroups = (names: readonly string[]): PermissionGroup[] =>
  (Object.keys(groups) as Group[])
    .map((key) => ({
      key,
      title: groups[key](),
      permissions: permissions
        .filter((name) => names.includes(name) && words[name].group === key)
        .map((value) => ({ value, label: words[value].label(), help: words[value].help() })),
    }))
    .filter(({ permissions: some }) => some.length > 0);

export const knownPermissions = (names: readonly string[]): Permission[] => names.filter(isKnown);
