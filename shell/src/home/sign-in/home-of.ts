const homes: Record<string, string> = {
  intern: '/userdashboard',
  visitor: '/userdashboard',
  admin: '/admin',
  reviewer: '/admin',
};

/** Where a role goes after signing in; undefined for a role that has no place here. */
export function homeOf(role: string): string | undefined {
  return homes[role];
}
