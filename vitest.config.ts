import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/support/longest-first.ts";

/** Scenario tests that put other timers or modules into their process: they cannot share it. */
const HASTY = [
  "test/scenario/canaries/canaries.test.ts",
  "test/scenario/crash/kills.test.ts",
  "test/scenario/crash/power-cuts.test.ts",
  "test/scenario/practice/killed-host.test.ts",
  "test/scenario/practice/scenarios.test.ts",
  "test/scenario/vault/killed-changes.test.ts",
  "test/scenario/webhooks/killed-at-each-write.test.ts",
];
/** It takes every processor for itself, for as long as it may. */
const RANDOM_HISTORIES = "test/scenario/simulation/random-histories.test.ts";
/** Tests of the window that hold the clock while parts of it load: what loads then keeps the held timers. */
const HOLDING = [
  "test/ui/run/times-beside.test.tsx",
  "test/ui/webhooks/plain-cards.test.tsx",
  "test/ui/webhooks/plain-screens.test.tsx",
];
/** Unit tests that put something else in the place of a module, or leave something in it: they cannot share modules with others. */
const MOCKING = [
  "test/unit/cli/kept-output.test.ts",
  "test/unit/cli/unclosed-output.test.ts",
  "test/unit/cli/stdio.test.ts",
  "test/unit/data-copy/closing-output.test.ts",
  "test/unit/data-copy/gone-folder.test.ts",
  "test/unit/data-copy/kept-names.test.ts",
  "test/unit/data-copy/kept-work.test.ts",
  "test/unit/data-copy/unsynced-name.test.ts",
  "test/unit/log/kept-log.test.ts",
  "test/unit/platforms/http-client.test.ts",
  "test/unit/platforms/line.test.ts",
  "test/unit/scripts/desktop-window.test.ts",
  "test/unit/settings/managed-in-use.test.ts",
  "test/unit/storage/disk-trouble.test.ts",
  "test/unit/storage/durable-file.test.ts",
  "test/unit/storage/kept-reading.test.ts",
  "test/unit/storage/held-in-folder.test.ts",
  "test/unit/storage/held-names.test.ts",
  "test/unit/storage/markers.test.ts",
  "test/unit/storage/power-cut.test.ts",
  "test/unit/vault/harmed-disk.test.ts",
  "test/unit/vault/key-left.test.ts",
];

/** Tests make much that is soon gone: with room for it they take a seventh less processor time. */
const ROOM = ["--min-semi-space-size=64", "--max-semi-space-size=64"];

// The groups run one after the other, each with as many workers as its tests leave the processor free for.
/** Pages wait for their server and their own movements a third of the time. */
const BROWSER = { maxWorkers: 3, sequence: { groupOrder: 0 } } as const;
/** Tests that wait for programs, sockets and timers two thirds of their time. */
const WAITING = { maxWorkers: 5, sequence: { groupOrder: 1 } } as const;
/** Tests that compute nearly all of their time; a fifth of it they wait for the disk and sockets. */
const QUICK = { maxWorkers: 3, sequence: { groupOrder: 2 } } as const;

export default defineConfig({
  test: {
    environment: "node",
    pool: "forks",
    execArgv: ROOM,
    maxWorkers: 2,
    // Limits tell what hangs from what is slow, on a machine that has much else to do.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    unstubEnvs: true,
    setupFiles: ["test/support/patience.ts", "test/support/own-state.ts"],
    coverage: {
      provider: "v8",
      include: ["main/**/*.ts", "shared/**/*.ts", "renderer/**/*.{ts,tsx}"],
      reportsDirectory: "coverage",
    },
    projects: [
      {
        extends: true as const,
        // The desktop's tests start a real browser: a first start hung once for a minute, and never again.
        test: { name: "boundary", include: ["test/boundary/**/*.test.ts"], retry: 1, ...WAITING },
      },
      {
        extends: true as const,
        // They start real programs on a shared machine: what fails twice is broken, what fails once is in the report.
        test: {
          name: "scenario",
          include: ["test/scenario/**/*.test.ts"],
          exclude: [...HASTY, RANDOM_HISTORIES],
          retry: 1,
          // They share no state but the modules': loading these for each of so many files costs more than most of them.
          isolate: false,
          ...WAITING,
        },
      },
      { extends: true as const, test: { name: "scenario-alone", include: HASTY, retry: 1, ...WAITING } },
      {
        extends: true as const,
        test: {
          name: "random-histories",
          include: [RANDOM_HISTORIES],
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
      { extends: true as const, test: { name: "mocking", include: MOCKING, ...QUICK } },
      {
        extends: true as const,
        test: {
          name: "unit",
          ...QUICK,
          include: ["test/unit/**/*.test.ts"],
          exclude: MOCKING,
          // They share no state but the modules', and a process for each of so many small files costs more than they do.
          isolate: false,
        },
      },
      {
        extends: true as const,
        // Contract tests start servers, but no program of ours: they share no state but the modules'.
        test: { name: "contract", include: ["test/contract/**/*.test.ts"], isolate: false, ...QUICK },
      },
      {
        extends: true as const,
        test: {
          name: "e2e",
          ...BROWSER,
          include: ["test/e2e/**/*.test.ts"],
          // A process runs many files, with one browser for all of them.
          isolate: false,
          testTimeout: 150_000,
          // A real browser on a shared machine: what fails twice is broken, what fails once is told in the report.
          retry: 1,
        },
      },
      {
        extends: true as const,
        test: {
          name: "e2e-electron",
          ...BROWSER,
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
          ...QUICK,
          environment: "jsdom",
          // Each file has a page of its own; the window's code and its libraries are loaded once for all of them.
          isolate: false,
          include: ["test/ui/**/*.test.tsx"],
          exclude: HOLDING,
          setupFiles: ["test/support/patience.ts", "test/support/ui/page.ts"],
        },
      },
      {
        extends: true as const,
        plugins: [react()],
        test: {
          name: "ui-alone",
          ...QUICK,
          environment: "jsdom",
          include: HOLDING,
          setupFiles: ["test/support/patience.ts", "test/support/ui/page.ts"],
        },
      },
    ],
  },
});
