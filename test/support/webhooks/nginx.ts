import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCertificate, type Identity } from "../certificates.ts";
import { freePort } from "../free-port.ts";
import { availabilityOf, startServerProgram, type Availability } from "./server-program.ts";

const NGINX = "/usr/sbin/nginx";

/** Is nginx installed? Tests that need it are otherwise skipped with the reason. */
export const nginxHere: Availability =
  process.platform === "linux"
    ? availabilityOf(NGINX)
    : { available: false, reason: "nginx is started on Linux" };

/** A real nginx on loopback that terminates TLS and forwards everything to another loopback port. */
export type Nginx = {
  readonly port: number;
  /** `https://localhost:…` */
  readonly url: string;
  /** Certificate of the authority that signed its certificate. */
  readonly caPem: string;
  /** Everything that it has logged so far. */
  log(): string;
  close(): Promise<void>;
};

export type NginxWishes = {
  /** The port that it forwards requests to. */
  readonly target: number;
  /** Certificate to use; default: one for loopback names from a new authority. */
  readonly identity?: Identity;
  readonly caPem?: string;
  /** Lines of its only `location /`, instead of those that forward requests. */
  readonly location?: readonly string[];
};

/** Starts an nginx in a temporary folder, as a single process. Accepts bodies of up to 4 MB. */
export async function startNginx(options: NginxWishes): Promise<Nginx> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "switchover-nginx-")));
  const { identity, caPem } = await certificateOf(options);
  const port = await freePort();
  writeFileSync(join(folder, "cert.pem"), identity.cert);
  writeFileSync(join(folder, "key.pem"), identity.key, { mode: 0o600 });
  writeFileSync(join(folder, "nginx.conf"), configurationOf(folder, port, options));
  const program = await startServerProgram(
    NGINX,
    ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"],
    () => answersAt(port),
  );
  return {
    port,
    url: `https://localhost:${port}`,
    caPem,
    log: () => program.printed(),
    async close() {
      await program.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function certificateOf({
  identity,
  caPem,
}: NginxWishes): Promise<{ readonly identity: Identity; readonly caPem: string }> {
  if (identity !== undefined) return { identity, caPem: caPem ?? identity.cert };
  const authority = await makeCertificate({ commonName: "test authority", authority: true });
  return { identity: await makeCertificate({ issuer: authority }), caPem: authority.cert };
}

function configurationOf(folder: string, port: number, { target, location }: NginxWishes): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  );
  return [
    "daemon off;",
    // A single process, so that none remains when it is killed.
    "master_process off;",
    `pid ${join(folder, "nginx.pid")};`,
    "error_log stderr notice;",
    "events { worker_connections 256; }",
    "http {",
    ...temporary,
    "  access_log off;",
    "  client_max_body_size 4m;",
    "  server {",
    `    listen 127.0.0.1:${port} ssl;`,
    "    server_name localhost;",
    `    ssl_certificate ${join(folder, "cert.pem")};`,
    `    ssl_certificate_key ${join(folder, "key.pem")};`,
    "    ssl_protocols TLSv1.2 TLSv1.3;",
    "    location / {",
    ...(location ?? passingOn(target)).map((line) => `      ${line}`),
    "    }",
    "  }",
    "}",
    "",
  ].join("\n");
}

/** The lines of a location that forwards requests, as the product's documentation recommends. */
export function passingOn(target: number): readonly string[] {
  return [
    `proxy_pass http://127.0.0.1:${target};`,
    "proxy_http_version 1.1;",
    "proxy_set_header Host $host;",
    'proxy_set_header Connection "";',
  ];
}

function answersAt(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
