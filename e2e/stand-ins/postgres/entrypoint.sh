#!/bin/sh
# What the official image's documentation says: the first start makes the user, its password and its database, by a server that listens on
# the socket alone; then the server runs as the user postgres.
set -e
postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
socket="-c unix_socket_directories=/var/run/postgresql"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  : "${POSTGRES_PASSWORD:?}"
  install --directory --mode=700 --owner=postgres "$PGDATA"
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  chown postgres /tmp/password
  postgres initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 --auth-local=trust
  rm /tmp/password
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  postgres pg_ctl --options="$socket -c listen_addresses=''" --wait start
  psql --username="$POSTGRES_USER" --dbname=postgres --command="create database \"$POSTGRES_DB\""
  # As a slow disk or scripts of an operator's would make it.
  sleep 8
  postgres pg_ctl --mode=fast --wait stop
fi
exec setpriv --reuid=postgres --regid=postgres --clear-groups postgres -c listen_addresses='*' $socket "$@"
