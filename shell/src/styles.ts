/** The one stylesheet of the portal. Remotes use its classes and bring none of their own. */
import '@portal/ui/portal.scss';
