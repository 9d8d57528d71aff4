#!/bin/bash
# Starts a MariaDB server of a cluster (Galera); arguments are further settings of the server.
#   CLUSTER_SERVERS  all servers, HOST or HOST:PORT with commas between them; the port is Galera's
#   CLUSTER_NAME     the name of this server among them; by default its host name
#   CLUSTER_BEGINS   the name of the server that begins a new cluster: at the very first start, or when the runbook asks for it
#   DATA_FOLDER      by default /var/lib/mysql
#   ENTRYPOINT       the program that prepares the data folder and starts the server; by default that of the image
# A server begins a cluster only where none is: when no other server answers, and it is the one that CLUSTER_BEGINS
# names and has never been in a cluster, or the one that left the last cluster last (safe_to_bootstrap).
set -euo pipefail

name=${CLUSTER_NAME:-$(hostname)}
data=${DATA_FOLDER:-/var/lib/mysql}
state="$data/grastate.dat"
servers=${CLUSTER_SERVERS:?CLUSTER_SERVERS must name all servers of the cluster}

say() { echo "cluster-start: $*" >&2; }

is_me() { [ "${1%%.*}" = "$name" ] || [ "$1" = "$name" ]; }

another_answers() {
  local server host port
  for server in ${servers//,/ }; do
    host=${server%:*} port=${server##*:}
    [ "$port" != "$server" ] || port=4567
    if is_me "$host" || is_me "$server"; then continue; fi
    if timeout 2 bash -c ": < /dev/tcp/$host/$port" 2>/dev/null; then
      say "$server answers"
      return 0
    fi
  done
  return 1
}

may_begin() {
  if [ -e "$state" ]; then
    grep -q '^safe_to_bootstrap: 1' "$state" || return 1
  else
    [ "${CLUSTER_BEGINS:-}" = "$name" ] || return 1
  fi
  ! another_answers
}

# After a crash only InnoDB knows the last change; without it the server would be treated as an empty one.
position() {
  local said
  said=$(mariadbd "$@" --wsrep-recover --skip-networking --log-error= 2>&1 | sed -n 's/.*WSREP: Recovered position:[[:space:]]*//p' | tail -n 1)
  say "recovered position ${said:-unknown}"
  echo "$said"
}

more=("--wsrep-cluster-address=gcomm://$servers" "--wsrep-node-name=$name")
if [ -e "$state" ]; then
  at=$(position "$@")
  [ -z "$at" ] || more+=("--wsrep-start-position=$at")
fi
if may_begin; then
  say "$name begins the cluster"
  more+=(--wsrep-new-cluster)
fi
exec ${ENTRYPOINT-docker-entrypoint.sh} mariadbd "$@" "${more[@]}"
