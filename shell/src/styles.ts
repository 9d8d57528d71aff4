/** The portal's only stylesheet. Remotes use its classes and have no styles of their own. */
import '@portal/ui/portal.scss';
