#!/bin/sh
# Runs a command against Switchover's sandbox: starts it, waits until it is healthy, and stops it in any case.
#
#   sh with-sandbox.sh COMMAND [ARGUMENT ...]
#
# The exit code is that of the command, or 1 if the sandbox didn't start or didn't stop in order.
#
# SWITCHOVER        how to start Switchover; default: node switchover/scripts/switchover.mjs
# SANDBOX_OPTIONS   more options of the sandbox, such as: --starts-on cloud --fault token-expired
# SANDBOX_SEED      default: ci. The same seed gives the same tokens, PIN, codes and IDs
# SANDBOX_FOLDER    where plans, secrets and the CA file are written; default: sandbox
# CLOUD_PORT, ONPREM_PORT, HEALTH_PORT
set -eu

folder=${SANDBOX_FOLDER:-sandbox}
cloud_port=${CLOUD_PORT:-18443}
onprem_port=${ONPREM_PORT:-19090}
health_port=${HEALTH_PORT:-18080}
mkdir -p "$folder"

# Not quoted: the command and the options are several words.
${SWITCHOVER:-node switchover/scripts/switchover.mjs} sandbox --json \
  --seed "${SANDBOX_SEED:-ci}" \
  --port-cloud "$cloud_port" --port-onprem "$onprem_port" --port-health "$health_port" \
  --write-plan "$folder" ${SANDBOX_OPTIONS:-} \
  </dev/null >"$folder/sandbox.log" 2>"$folder/sandbox.err" &
sandbox=$!
trap 'kill -TERM "$sandbox" 2>/dev/null || true' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# The first start may have to build Switchover.
tries=0
until curl --silent --fail --output /dev/null "http://127.0.0.1:$health_port/health"; do
  tries=$((tries + 1))
  if [ "$tries" -ge 240 ] || ! kill -0 "$sandbox" 2>/dev/null; then
    echo "The sandbox didn't start:" >&2
    cat "$folder/sandbox.err" >&2
    exit 1
  fi
  sleep 0.5
done

export CLOUD_URL="https://127.0.0.1:$cloud_port"
export ONPREM_URL="https://127.0.0.1:$onprem_port"
export CLOUD_CA_FILE="$folder/ca.pem"
export CLOUD_TOKEN_FILE="$folder/cloud-token.txt"

result=0
"$@" || result=$?

kill -TERM "$sandbox" 2>/dev/null || true
stopped=0
wait "$sandbox" || stopped=$?
if [ "$stopped" -ne 0 ]; then
  echo "The sandbox ended with $stopped:" >&2
  cat "$folder/sandbox.err" >&2
  [ "$result" -ne 0 ] || result=1
fi
exit "$result"
