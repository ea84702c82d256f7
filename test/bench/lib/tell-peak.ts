import { writeFileSync } from "node:fs";
import { peakMemory } from "./peak-memory.ts";

// Loaded before a measured program: writes its own peak memory when it ends.
process.on("exit", () => {
  const file = process.env["SWITCHOVER_BENCH_PEAK"];
  if (file !== undefined) writeFileSync(file, String(peakMemory()));
});
