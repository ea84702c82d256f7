import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { egressCommands, isContainerName } from "../../../shared/egress/commands.ts";
import { readEgress } from "../../../shared/egress/read-egress.ts";
import { targetsFor } from "../../../shared/egress/target.ts";
import { freePort } from "../../support/free-port.ts";
import { makeCertificate } from "../../support/certificates.ts";

async function portOf(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

describe("the commands for the client's host", () => {
  test.runIf(process.platform !== "win32")(
    "[U5] run in bash, and what they print is what happened",
    { timeout: 60_000 },
    async () => {
      const open = await portOf(createServer((socket) => socket.end()));
      const tls = await portOf(createTlsServer(await makeCertificate(), (socket) => socket.end()));
      const closed = await freePort();
      const targets = [
        { host: "127.0.0.1", port: open, tls: false },
        { host: "127.0.0.1", port: closed, tls: false },
        { host: "nowhere.invalid", port: 5222, tls: false },
        { host: "127.0.0.1", port: tls, tls: true },
      ];
      const { stdout } = await promisify(execFile)("bash", ["-c", egressCommands(targets, "linux")]);
      expect(readEgress(stdout)).toMatchObject([
        { port: open, state: "reachable" },
        { port: closed, state: "refused" },
        { host: "nowhere.invalid", state: "name-not-found" },
        { port: tls, state: "tls-intercepted" },
      ]);
    },
  );

  test("[U5] for a container are the same ones inside it", () => {
    const targets = targetsFor(["chat.example"]);
    const linux = egressCommands(targets, "linux");
    expect(egressCommands(targets, "docker", "core_1")).toBe(
      linux.replace("bash <<", "docker exec -i core_1 bash <<"),
    );
  });

  test("[U5] for PowerShell try each host and port, and print names of errors in no language", () => {
    const script = egressCommands(targetsFor(["chat.example"]), "powershell");
    expect(script).toContain(
      "Test-Egress 'chat.example' 443 $true\nTest-Egress 'chat.example' 5222 $false\n'== end'",
    );
    expect(script).toContain("SocketErrorCode");
  });

  test("[U4] a container's name is a name and no option or command", () => {
    expect(["core_1", "a", "a1b2c3d4e5f6"].every(isContainerName)).toBe(true);
    for (const name of ["", "-it", "a b", "a;id", "$(id)", "a\n", "a/b"])
      expect(isContainerName(name)).toBe(false);
  });
});
