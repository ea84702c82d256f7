import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const kinds = ["unit", "contract", "scenario", "boundary"] as const;

export default defineConfig({
  test: {
    environment: "node",
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    restoreMocks: true,
    unstubEnvs: true,
    setupFiles: ["test/support/own-state.ts"],
    coverage: {
      provider: "v8",
      include: ["main/**/*.ts", "shared/**/*.ts", "renderer/**/*.{ts,tsx}"],
      reportsDirectory: "coverage",
    },
    projects: [
      ...kinds.map((kind) => ({
        extends: true as const,
        test: { name: kind, include: [`test/${kind}/**/*.test.ts`] },
      })),
      {
        extends: true as const,
        test: {
          name: "e2e",
          include: ["test/e2e/**/*.test.ts"],
          testTimeout: 90_000,
          // A real browser on a shared machine: what fails twice is broken, what fails once is told in the report.
          retry: 1,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true as const,
        test: {
          name: "e2e-electron",
          include: ["test/e2e-electron/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true as const,
        plugins: [react()],
        test: {
          name: "ui",
          environment: "jsdom",
          include: ["test/ui/**/*.test.tsx"],
          setupFiles: ["test/support/ui/page.ts"],
        },
      },
    ],
  },
});
