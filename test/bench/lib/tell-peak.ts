import { writeFileSync } from "node:fs";
import { peakMemory } from "./peak-memory.ts";

// Loaded before a measured program: writes its own peak memory, and its processor time in milliseconds, when it ends.
process.on("exit", () => {
  const file = process.env["SWITCHOVER_BENCH_PEAK"];
  if (file !== undefined) writeFileSync(file, String(peakMemory()));
  const cpuFile = process.env["SWITCHOVER_BENCH_CPU"];
  const { user, system } = process.cpuUsage();
  if (cpuFile !== undefined) writeFileSync(cpuFile, String((user + system) / 1_000));
});
