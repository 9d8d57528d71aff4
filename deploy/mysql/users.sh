#!/bin/sh
# Two databases, and five users of which each may do what it needs and no more. Run by an administrator: at the first
# start of the compose file's server (as a file in /docker-entrypoint-initdb.d), or by hand against any MySQL 8 or
# MariaDB. It may be run again, which also gives the users the passwords given.
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
tables='CREATE, ALTER, DROP, INDEX, REFERENCES'
view=report_applications_v1

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
  echo "GRANT $rows ON portal_auth.* TO 'auth'@'%';"
  echo "GRANT $rows, $tables, CREATE VIEW, SHOW VIEW ON portal_applications.* TO 'applications_migration'@'%';"
  echo "GRANT $rows ON portal_applications.* TO 'applications'@'%';"
} | sql

# A right can be given only on a view that is there, and the migrations, which make it, come later. The right stays
# when the stand-in goes.
there=$(sql --execute="SELECT COUNT(*) FROM information_schema.views WHERE table_schema = 'portal_applications' AND table_name = '$view'")
{
  [ "$there" = 1 ] || echo "CREATE VIEW portal_applications.$view AS SELECT 1 AS id;"
  echo "GRANT SELECT ON portal_applications.$view TO 'reports'@'%';"
  [ "$there" = 1 ] || echo "DROP VIEW portal_applications.$view;"
} | sql
