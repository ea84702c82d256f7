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
    coverage: { provider: "v8", include: ["main/**/*.ts", "shared/**/*.ts"], reportsDirectory: "coverage" },
    projects: kinds.map((kind) => ({
      extends: true,
      test: { name: kind, include: [`test/${kind}/**/*.test.ts`] },
    })),
  },
});
