#!/bin/sh
# Makes faults that the tests can't make on every machine, and prints what a registration comes to in each.
#
#   scripts/faults-machine.sh names     needs root, Linux and dnsmasq      (F1)
#   scripts/faults-machine.sh packets   needs root, Linux and nftables     (F2)
#   scripts/faults-machine.sh clock     needs libfaketime, and a build     (F19)
#
# Nothing is installed and nothing outside of a network namespace of its own is changed.
set -eu
cd "$(dirname "$0")/.."

node=$(npm exec -- node -p process.execPath)
need() { command -v "$1" >/dev/null 2>&1 || { echo "skipped: $1 is missing"; exit 3; }; }

case "${1:-}" in
names)
  need unshare; need dnsmasq; need ip
  names=$(mktemp)
  printf 'nameserver 127.0.0.1\noptions timeout:1 attempts:1\n' > "$names"
  trap 'rm -f "$names"' EXIT
  # NXDOMAIN for what dnsmasq doesn't know, a forged address, and a server behind it that refuses (SERVFAIL).
  NODE="$node" NAMES="$names" unshare -n -m sh -eu -c '
    ip link set lo up
    ip route add unreachable 198.51.100.0/24
    mount --bind "$NAMES" /etc/resolv.conf
    dnsmasq --keep-in-foreground --no-resolv --no-hosts --listen-address=127.0.0.1 --bind-interfaces \
      --address=/forged.fault.test/127.0.0.1 --server=/broken.fault.test/127.0.0.1#5354 --user=root &
    served=$!
    sleep 1
    "$NODE" test/scenario/faults/in-netns.ts dnsmasq
    kill "$served"'
  ;;
packets)
  need unshare; need nft; need ip
  NODE="$node" unshare -n sh -eu -c '
    ip link set lo up
    nft add table inet faults
    nft add chain inet faults out "{ type filter hook output priority 0; }"
    nft add rule inet faults out tcp dport 10001 reject with tcp reset
    nft add rule inet faults out tcp dport 10002 reject with icmpx type admin-prohibited
    nft add rule inet faults out tcp dport 10003 drop
    "$NODE" test/scenario/faults/at.ts https://127.0.0.1:10001 https://127.0.0.1:10002 https://127.0.0.1:10003'
  ;;
clock)
  need faketime
  for jump in +30d -30d; do
    echo "clock: $jump"
    faketime -f "$jump" "$node" dist/cli.mjs rehearse --direction to-cloud --json --no-input | tail -n 1
  done
  ;;
*)
  echo "usage: scripts/faults-machine.sh names|packets|clock"
  exit 2
  ;;
esac
