import { expect, test } from "vitest";
import { outputFault, writeOut } from "../../../main/hosts/headless/terminal/stdio.ts";

test("[ZA3] a reader that has gone is no fault of the output, by the codes of each system; anything else is", () => {
  const failing = (code: string) => (): never => {
    throw Object.assign(new Error("of the system"), { code });
  };
  // Windows tells a pipe without a reader as either.
  for (const code of ["EPIPE", "EOF"]) writeOut(1, "text", failing(code));
  writeOut(2, "text", failing("ENOSPC"));
  expect(outputFault()).toBeUndefined();
  writeOut(1, "text", failing("ENOSPC"));
  expect(outputFault()).toBe("ENOSPC");
});
