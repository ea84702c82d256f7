import type { EgressTarget } from "./target.ts";

/** Where the commands are to be run. */
export const EGRESS_SHELLS = ["linux", "docker", "powershell"] as const;
export type EgressShell = (typeof EGRESS_SHELLS)[number];

/** Docker's own rule for names of containers. */
const CONTAINER = /^[a-zA-Z0-9][a-zA-Z0-9_.-]{0,127}$/;

/** True if a text can be the name or ID of a container. */
export function isContainerName(text: string): boolean {
  return CONTAINER.test(text);
}

/**
 * The commands that try each target on the client's host. They change nothing there, take at most 25 s a target, and
 * print a line for each target before what was found. Hosts must be valid: they are put between quotation marks.
 */
export function egressCommands(
  targets: readonly EgressTarget[],
  shell: EgressShell,
  container = "CONTAINER",
): string {
  switch (shell) {
    case "linux":
      return `bash <<'EGRESS'\n${bashScript(targets)}EGRESS\n`;
    case "docker":
      return `docker exec -i ${container} bash <<'EGRESS'\n${bashScript(targets)}EGRESS\n`;
    case "powershell":
      return powershellScript(targets);
  }
}

/** Messages in English whatever the language there, and no tool but bash, timeout and openssl. */
function bashScript(targets: readonly EgressTarget[]): string {
  const lines = targets.map(({ host, port, tls }) => `egress ${host} ${port}${tls ? " tls" : ""}\n`).join("");
  return `export LC_ALL=C
egress() {
  echo "== $1 $2"
  timeout 10 bash -c "exec 3<>/dev/tcp/$1/$2" 2>&1
  code=$?
  echo "exit $code"
  if [ "$code" = 0 ] && [ "$3" = tls ]; then
    timeout 15 openssl s_client -connect "$1:$2" -servername "$1" -verify_hostname "$1" </dev/null 2>&1 |
      grep -E '^(issuer=|subject=|verify error|.*Verify return code|.*errno|.*not found)'
  fi
}
${lines}echo "== end"
`;
}

/** Windows translates its messages, so names of errors are printed. */
function powershellScript(targets: readonly EgressTarget[]): string {
  const lines = targets
    .map(({ host, port, tls }) => `Test-Egress '${host}' ${port} $${tls ? "true" : "false"}\n`)
    .join("");
  return `function Test-Egress($Name, $Port, $Tls) {
  "== $Name $Port"
  $client = New-Object Net.Sockets.TcpClient
  try {
    if (-not $client.ConnectAsync($Name, $Port).Wait(10000)) { 'exit 124'; return }
    'exit 0'
    if (-not $Tls) { return }
    $script:errors = 'None'
    $check = [Net.Security.RemoteCertificateValidationCallback] { param($a, $b, $c, $found) $script:errors = $found; $true }
    $stream = New-Object Net.Security.SslStream($client.GetStream(), $false, $check)
    $stream.ReadTimeout = 15000; $stream.WriteTimeout = 15000
    $stream.AuthenticateAsClient($Name)
    "issuer=$($stream.RemoteCertificate.Issuer)"
    "tls $script:errors"
  } catch {
    $cause = $_.Exception.GetBaseException()
    if ($cause -is [Net.Sockets.SocketException]) { "socket $($cause.SocketErrorCode)" } else { "failed $($cause.GetType().Name)" }
  } finally { $client.Close() }
}
${lines}'== end'
`;
}
