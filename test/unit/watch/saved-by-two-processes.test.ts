import { expect, test } from "vitest";
import { gatherFindings } from "../../../main/core/watch/findings.ts";
import { loadWatch, mergeCheckResults, saveWatch } from "../../../main/core/watch/watch-file.ts";
import { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { after, imaginedEvent } from "../../support/webhooks/imagined-event.ts";

const WORKSPACE = WorkspaceId.parse("ws-abc123");
const EVENTS = ["106540352242922", "106540352242923"].map((phoneNumberId) =>
  imaginedEvent({ phoneNumberId }),
);

/** The monitoring of one process, after it has read the stored events. */
function monitoring(dataDir: string, detector: "unsupported" | "silence" = "unsupported") {
  const findings = gatherFindings(loadWatch(dataDir).settled);
  if (detector === "unsupported") for (const event of EVENTS) findings.add(detector, event);
  findings.seeded();
  if (detector === "silence") findings.silences(EVENTS.map((event) => ({ event, usualMinutes: 5 })));
  const shown = () => findings.all(Date.parse(after(60)));
  const save = () => saveWatch(dataDir, { looks: [], settled: findings.settled() }, findings.lapsed());
  const settle = (number: number): void => {
    findings.settle(`${detector}:${WORKSPACE}:${EVENTS[number]?.phoneNumberId ?? ""}`);
    save();
  };
  const settled = () =>
    Object.fromEntries(shown().map(({ phoneNumberId = "", settled }) => [phoneNumberId, settled]));
  return { findings, settle, save, settled };
}

test("[M5] what two processes acknowledge stays acknowledged at the next start", () => {
  const dataDir = tempFolder();
  const [one, two] = [monitoring(dataDir), monitoring(dataDir)];
  one.settle(0);
  two.settle(1);
  expect(monitoring(dataDir).settled()).toEqual({ "106540352242922": true, "106540352242923": true });
});

test("[M5] a silence that ended needs a new acknowledgment, whichever process acknowledged the first", () => {
  const dataDir = tempFolder();
  const [one, two] = [monitoring(dataDir, "silence"), monitoring(dataDir, "silence")];
  one.settle(0);
  two.settle(1);
  expect(monitoring(dataDir, "silence").settled()).toEqual({
    "106540352242922": true,
    "106540352242923": true,
  });
  two.findings.silences([]);
  two.save();
  expect(monitoring(dataDir, "silence").settled()).toEqual({
    "106540352242922": false,
    "106540352242923": false,
  });
});

test("[M5] an acknowledgment whose events have expired is dropped", () => {
  const dataDir = tempFolder();
  monitoring(dataDir).settle(0);
  const later = gatherFindings(loadWatch(dataDir).settled);
  later.seeded();
  saveWatch(dataDir, { looks: [], settled: later.settled() }, later.lapsed());
  expect(loadWatch(dataDir).settled).toEqual({});
});

test("[M5] a check that one process made isn't replaced by an older one that another still knows", () => {
  const dataDir = tempFolder();
  const [one, two] = [mergeCheckResults([]), mergeCheckResults([])];
  const check = (by: typeof one, thing: "token" | "endpoint", at: string): void => {
    const look = {
      workspace: WORKSPACE,
      thing,
      at,
      check: { id: "cloud.token", status: "pass", found: "x" },
    } as const;
    saveWatch(dataDir, { looks: [...by.take([look])], settled: {} }, []);
  };
  check(one, "token", after(0));
  check(two, "token", after(600));
  check(one, "endpoint", after(1_200));
  expect(loadWatch(dataDir).looks.map(({ thing, at }) => [thing, at])).toEqual([
    ["token", after(600)],
    ["endpoint", after(1_200)],
  ]);
});
