#!/bin/sh
# Makes two databases and five users with the least rights. An administrator runs it: at the first start of the compose
# file's server (as a file in /docker-entrypoint-initdb.d), or by hand against any MySQL 8 or MariaDB. It can be run
# again, which also sets the users' passwords again.
set -eu

for name in AUTH_MIGRATION_PASSWORD AUTH_DATABASE_PASSWORD APPLICATIONS_MIGRATION_PASSWORD \
  APPLICATIONS_DATABASE_PASSWORD REPORTS_DATABASE_PASSWORD; do
  eval "password=\${$name:-}"
  case "$password" in
    '' | *[!A-Za-z0-9]*)
      echo "$name must be a password of letters and digits; it is something else." >&2
      exit 1
      ;;
  esac
done

administrator="${MARIADB_ROOT_PASSWORD:-${DATABASE_ADMIN_PASSWORD:-}}"
case "$administrator" in
  *change-me*)
    echo "DATABASE_ADMIN_PASSWORD must be a password of your own; it still has the placeholder." >&2
    exit 1
    ;;
esac

client=$(command -v mariadb || command -v mysql)
sql() {
  MYSQL_PWD="$administrator" "$client" --batch --skip-column-names \
    --user="${DATABASE_ADMIN:-root}" ${DATABASE_HOST:+--protocol=tcp --host="$DATABASE_HOST"} \
    ${DATABASE_PORT:+--port="$DATABASE_PORT"} "$@"
}

user() {
  echo "CREATE USER IF NOT EXISTS '$1'@'%' IDENTIFIED BY '$2'; ALTER USER '$1'@'%' IDENTIFIED BY '$2';"
}

rows='SELECT, INSERT, UPDATE, DELETE'
# A service may add rows to all tables, but change and delete rows only in these: not in its security events.
changed_auth='people sessions revocations revocation_counter password_resets attempts auth_outbox staff_invitations
  staff_audit resume_codes email_changes second_factors recovery_codes passkeys passkey_challenges auth_settings
  auth_mail_templates access_tokens staff_roles release_notices svc_auth_migrations'
changed_applications='applications intern_details visitor_info logistics referees institutions degrees honors
  course_works experiences interests language_skills periods documents portal_settings applications_outbox feedback
  notifications notification_reads notification_watermarks audit_entries application_requests application_words application_parts
  asked_questions submitted_copies submitted_files reopenings discarded_drafts discarded_files erasures erasing_files erasure_checks
  erased_figures application_figures application_figure_changes budgets letter_settings letter_requests letter_links letter_reminders referee_letters
  draft_reminders reminder_stops calendar_feeds same_person_verdicts looks
  retention_rules retention_state retention_notices ending_accounts held_decisions prepared_decisions
  result_releases result_release_items waiting_list_entries waiting_lists cancelled_acts decision_keys mails mail_templates
  labels application_labels notes reading_assignments reading_conflicts blind_phases score_forms score_sheets saved_views saved_replies terms bulk_acts bulk_act_items webhooks webhook_deliveries webhooks_outbox
  rounds round_extensions portal_closures offers offer_links offer_reminders freed_places place_periods days_off
  arriving_files arriving_pieces arriving_letters arriving_letter_pieces svc_applications_migrations'
tables='CREATE, ALTER, DROP, INDEX, REFERENCES'

{
  for database in portal_auth portal_applications; do
    echo "CREATE DATABASE IF NOT EXISTS $database CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;"
  done
  user auth_migration "$AUTH_MIGRATION_PASSWORD"
  user auth "$AUTH_DATABASE_PASSWORD"
  user applications_migration "$APPLICATIONS_MIGRATION_PASSWORD"
  user applications "$APPLICATIONS_DATABASE_PASSWORD"
  user reports "$REPORTS_DATABASE_PASSWORD"
  echo "GRANT $rows, $tables ON portal_auth.* TO 'auth_migration'@'%';"
  echo "GRANT SELECT, INSERT ON portal_auth.* TO 'auth'@'%';"
  # With the option, its job lets `reports` read the views that it makes (REPORTS_DATABASE_USER).
  echo "GRANT $rows, $tables, CREATE VIEW, SHOW VIEW ON portal_applications.* TO 'applications_migration'@'%' WITH GRANT OPTION;"
  echo "GRANT SELECT, INSERT ON portal_applications.* TO 'applications'@'%';"
} | sql

# A right to a table that a migration will make later needs a stand-in table now.
changes_rows() {
  database=$1 user=$2
  shift 2
  for table in "$@"; do
    there=$(sql --execute="SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = '$database' AND table_name = '$table'")
    [ "$there" = 1 ] || echo "CREATE TABLE $database.$table (id INT);"
    echo "GRANT UPDATE, DELETE ON $database.$table TO '$user'@'%';"
    [ "$there" = 1 ] || echo "DROP TABLE $database.$table;"
  done
  # Last, for services that are running: earlier portals had this right on all tables.
  echo "REVOKE UPDATE, DELETE ON $database.* FROM '$user'@'%';"
}
{
  changes_rows portal_auth auth $changed_auth
  changes_rows portal_applications applications $changed_applications
} | sql
