import { Icon } from '@portal/ui';

export const OverviewIcon = () => (
  <Icon>
    <path d="M3 3h6v8H3zM11 3h6v4h-6zM11 9h6v8h-6zM3 13h6v4H3z" />
  </Icon>
);
export const ListIcon = () => (
  <Icon>
    <path d="M3 5h1M7 5h10M3 10h1M7 10h10M3 15h1M7 15h10" />
  </Icon>
);
const CapIcon = () => (
  <Icon>
    <path d="m10 4 8.5 4L10 12 1.5 8zM5 9.8v4c3 2.6 7 2.6 10 0v-4M18.5 8v5" />
  </Icon>
);
const PersonIcon = () => (
  <Icon>
    <circle cx="10" cy="6.5" r="3.2" />
    <path d="M3.5 17c.6-3.6 3.2-5.2 6.5-5.2s5.9 1.6 6.5 5.2" />
  </Icon>
);
export const PanelIcon = () => (
  <Icon>
    <path d="M2.5 3.5h15v13h-15zM7.5 3.5v13" />
  </Icon>
);

/** The icons of the programmes' lists. */
export const pictures = { cap: CapIcon, person: PersonIcon };
