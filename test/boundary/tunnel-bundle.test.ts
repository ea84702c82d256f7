import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { nativePackages, withoutNativeHelpers } from "../../scripts/lib/native-parts.mjs";
import { runProgram } from "../support/child-process.ts";
import { freePort } from "../support/free-port.ts";
import { tempFolder } from "../support/temp-folder.ts";

const checkout = join(import.meta.dirname, "../..");

test("[T19] inside a bundle the ssh library loads and reaches out", async () => {
  const outDir = tempFolder();
  await build({
    root: checkout,
    configFile: false,
    logLevel: "error",
    plugins: [withoutNativeHelpers()],
    ssr: { noExternal: true, external: nativePackages, target: "node" },
    build: {
      ssr: join(checkout, "main/core/tunnels/providers/registry.ts"),
      target: "node24",
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        external: nativePackages,
        output: { format: "es", entryFileNames: "registry.mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
  const port = await freePort();
  const choice = {
    kind: "ssh",
    host: "127.0.0.1",
    port,
    user: "nobody",
    remotePort: 1,
    publicUrl: "https://x",
  };
  writeFileSync(
    join(outDir, "try.mjs"),
    `import { createProviders } from "./registry.mjs";
     const providers = createProviders({ monotonicMs: () => 0, env: {}, platform: process.platform });
     const request = { choice: ${JSON.stringify(choice)}, port: 9, secrets: {} };
     console.log(JSON.stringify(await providers.ssh.open(request, new AbortController().signal)));`,
  );
  const { stdout, stderr } = await runProgram(process.execPath, [join(outDir, "try.mjs")]);
  // Nothing listens there; this result requires that the whole library was loaded.
  expect([stdout, stderr]).toEqual(['{"ok":false,"problem":{"cause":"connection-refused"}}\n', ""]);
});
