import { readFileSync } from "node:fs";
import { arch, cpus, loadavg, platform, totalmem } from "node:os";
import { createRequire } from "node:module";

/** What the numbers depend on, one fact a line; nothing that names the machine. */
export function machineFacts(curl: string | undefined): readonly string[] {
  const [processor] = cpus();
  const gib = Math.round(totalmem() / 2 ** 30);
  const versions = [
    `Node ${process.versions.node}`,
    `SQLite ${process.versions.sqlite}`,
    `OpenSSL ${process.versions.openssl}`,
    `undici ${versionOf("undici")} (fetch: ${process.versions.undici})`,
    `axios ${versionOf("axios")}`,
    `curl ${curl ?? "not installed"}`,
  ];
  return [
    `${platform()} ${arch()}, ${cpus().length} × ${processor?.model.trim() ?? "unknown processor"}, ${gib} GiB`,
    `load average over the last minute when the benchmark ended: ${(loadavg()[0] ?? 0).toFixed(1)}`,
    versions.join(", "),
  ];
}

function versionOf(name: string): string {
  const path = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(path, "utf8")) as { version: string }).version;
}
