import { expect, test } from "vitest";
import { fits, isExact, narrowedBy, without } from "../../../renderer/stores/events-filter.ts";
import { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { eventOf } from "../../support/imagined-events.ts";

const EVENT = eventOf(1, {
  workspace: WorkspaceId.parse("ws-7k2q9d"),
  refused: "signature-invalid",
  receivedAt: "2026-01-15T12:00:00.500Z",
});

test.each([
  [{ workspace: WorkspaceId.parse("ws-7k2q9d") }, true],
  [{ workspace: WorkspaceId.parse("ws-another") }, false],
  [{ id: 1 }, true],
  [{ id: 2 }, false],
  [{ phoneNumberId: "106540352242922" }, true],
  [{ phoneNumberId: "1" }, false],
  [{ kind: "message" }, true],
  [{ kind: "status" }, false],
  [{ direction: "out" }, false],
  [{ source: "on-premises" }, false],
  [{ messageId: "wamid.1" }, true],
  [{ refused: true }, true],
  [{ refused: false }, false],
  [{ since: "2026-01-15T12:00:00.500Z" }, true],
  [{ since: "2026-01-15T12:00:00.501Z" }, false],
  [{ until: "2026-01-15T12:00:00.500Z" }, false],
  // The same time in another time zone.
  [{ since: "2026-01-15T13:00:00.500+01:00", until: "2026-01-15T13:00:01+01:00" }, true],
] as const)("the window matches %j as the core does", (filter, fitting) => {
  expect(fits(filter, EVENT)).toBe(fitting);
});

test("words and users are left to the core, which alone knows the texts and the fingerprints", () => {
  expect(isExact({ kind: "message", since: "2026-01-15T12:00:00Z" })).toBe(true);
  expect(isExact({ text: "hello" })).toBe(false);
  expect(isExact({ user: "12025550177" })).toBe(false);
});

test("each member of a filter can be taken away by itself; the workspace is no filter of a person's", () => {
  const filter = { workspace: WorkspaceId.parse("ws-7k2q9d"), text: "a", refused: true } as const;
  expect(narrowedBy(filter)).toEqual(["text", "refused"]);
  expect(without(filter, "text")).toEqual({ workspace: "ws-7k2q9d", refused: true });
});
