import { defineConfig } from "vitest/config";
import { PART_VARIABLE, PARTS } from "./parts.ts";

// Each mutant is a run of its own in a fresh thread: its files share the modules, as in the project "unit".
export default defineConfig({
  test: {
    environment: "node",
    include: [...(PARTS[process.env[PART_VARIABLE] ?? ""]?.tests ?? [])],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    setupFiles: ["test/support/patience.ts", "test/support/own-state.ts"],
  },
});
