import { expect, test } from "vitest";
import type { CliSession } from "../../../main/hosts/headless/cli-session.ts";
import { listenWish } from "../../../main/hosts/headless/commands/webhooks/listen-input.ts";
import { tunnelOf } from "../../../main/hosts/headless/commands/webhooks/test-input.ts";
import { platformFault } from "../../../main/hosts/headless/practice/faults.ts";
import { sinceFrom } from "../../../main/hosts/headless/since-option.ts";
import { instant } from "../../../shared/time.ts";
import { valueOf } from "../../support/expect-result.ts";

const session = { path: (given: string) => given } as CliSession;
const reading = { dayFrom: instant, local: true } as const;

test("[T4] days and times of --since are read in the digits of any script", () => {
  const day = sinceFrom("2026-01-15", reading);
  expect(day).toBe(Date.UTC(2026, 0, 15));
  expect(sinceFrom(" \u200e٢٠٢٦-٠١-١٥ ", reading)).toBe(day);
  expect(sinceFrom("２０２６-０１-１５T１２:００:００Z", reading)).toBe(Date.UTC(2026, 0, 15, 12));
  expect(sinceFrom("٢٠٢٦-٠٢-٣٠", reading)).toBeUndefined();
});

test("[T4] so are the seconds of a fault and of a delay, and the ports of a tunnel", async () => {
  expect(valueOf(await platformFault("delay-register:٢٠"))).toBe("delay-register:20");
  expect((await platformFault("delay-register:x")).ok).toBe(false);
  expect((await platformFault("delay-register:")).ok).toBe(false);
  const options = { appSecretFile: [] };
  const delay = (answerAfter: string) => {
    const wish = listenWish(session, { ...options, answerAfter });
    return wish.ok ? wish.value.answering?.afterMs : undefined;
  };
  expect(["1.5", "١٫٥", "１.５", "1,5", ""].map(delay)).toEqual([1_500, 1_500, 1_500, undefined, undefined]);
  expect(
    valueOf(tunnelOf(session, { tunnel: "lan" as const, bind: "١٩٢.١٦٨.١.٢٠:٨٤٤٣" }, "listen")),
  ).toMatchObject({
    address: "192.168.1.20",
    port: 8_443,
  });
  const ssh = {
    tunnel: "ssh" as const,
    ssh: "me@relay.example:٢٢",
    remotePort: "٨٠٨٠",
    publicUrl: "https://a.example/",
  };
  expect(valueOf(tunnelOf(session, ssh, "listen"))).toMatchObject({
    port: 22,
    remotePort: 8_080,
    user: "me",
  });
});
