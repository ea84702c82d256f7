import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { UpdateState } from "../../../shared/updates/update-state.ts";
import {
  feedKey,
  feedText,
  fileOf,
  publish,
  signatureOf,
  type Answering,
  type Releases,
} from "../../support/releases.ts";
import { updatesHarness, type UpdatesHarness } from "../../support/updates-harness.ts";

const FEED = "latest-linux.yml";
const NAME = "switchover-1.3.0-x86_64.AppImage";
const NEW = Buffer.from(`#!/bin/sh\n# ${"x".repeat(300_000)}\nexit 0\n`);

/** Publishes version 1.3.0, with a package that is served in a way of its own. */
async function offered(
  serve: Answering | Uint8Array = NEW,
  change: Parameters<typeof updatesHarness>[0] = {},
): Promise<UpdatesHarness> {
  const harness = await updatesHarness(change);
  publish(
    harness.releases,
    FEED,
    feedText("1.3.0", [fileOf(NAME, NEW)], { releaseNotes: "Better." }),
    harness.key,
  );
  harness.releases.put(NAME, serve);
  expect((await harness.updates.check()).checked).toMatchObject({ kind: "newer" });
  return harness;
}

const leftIn = (cache: string): readonly string[] =>
  existsSync(cache)
    ? readdirSync(cache, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];

const asksFor = ({ asked }: Releases): readonly string[] =>
  asked.map((path) => path.replace("/switchover/", ""));

describe("[ZE6] a good release", () => {
  test("is told, downloaded when a person says so, and installed when a person says so", async () => {
    const harness = await offered();
    const { updates, releases, published, parsed, deeds, appImage, memory } = harness;
    expect(parsed).toHaveLength(1);
    const found = await updates.state();
    expect(found.checked).toEqual({
      kind: "newer",
      offer: {
        version: "1.3.0",
        releasedAt: "2026-11-26T15:00:00.000Z",
        notes: "Better.",
        bytes: NEW.length,
      },
    });
    expect(asksFor(releases)).toEqual([FEED, `${FEED}.sig`]);
    expect((await updates.download()).step).toEqual({ kind: "downloaded" });
    expect(asksFor(releases)).toEqual([FEED, `${FEED}.sig`, NAME]);
    expect(published.map(({ step }) => step.kind)).toEqual(["checking", "none", "downloading", "downloaded"]);
    expect(readFileSync(appImage, "utf8")).not.toContain("xxx");
    expect(deeds).toEqual([]);

    expect((await updates.install()).step).toEqual({ kind: "installing" });
    expect(memory.notInstalled()).toBe("1.3.0");
    await expect.poll(() => deeds).toEqual(["comeToRest", "exit"]);
    expect(readFileSync(appImage).equals(NEW)).toBe(true);
  });

  test("is asked for without a word about this computer or its user", async () => {
    const { updates, releases } = await offered();
    await updates.download();
    const sent = releases.headers.flatMap((headers) => Object.keys(headers));
    expect(new Set(sent)).toEqual(new Set(["host", "connection", "accept", "cache-control"]));
    expect(releases.asked.some((path) => path.includes("?"))).toBe(false);
  });

  test("for deb and rpm is downloaded and left to the system's own installer", async () => {
    const harness = await updatesHarness({ packageType: "deb" });
    const { updates, releases, key } = harness;
    const deb = "switchover-1.3.0-amd64.deb";
    publish(releases, FEED, feedText("1.3.0", [fileOf(NAME, NEW), fileOf(deb, NEW)]), key);
    releases.put(deb, NEW);
    await updates.check();
    const { step } = await updates.download();
    expect(step).toMatchObject({ kind: "downloaded", path: expect.stringContaining(deb) as string });
    expect((await updates.install()).step.kind).toBe("downloaded");
    expect(harness.deeds).toEqual([]);
  });

  test("is called the newest only by a feed that said so: not before a check, and not after one that failed", async () => {
    const { updates, releases, key } = await updatesHarness();
    expect((await updates.state()).checked).toBeUndefined();
    expect((await updates.check()).checked).toEqual({ kind: "failed", why: "no-feed" });
    publish(releases, FEED, feedText("1.2.0", [fileOf(NAME, NEW)]), key);
    expect((await updates.check()).checked).toEqual({ kind: "current" });
    releases.put(FEED, "broken");
    expect((await updates.check()).checked).toEqual({ kind: "failed", why: "bad-signature" });
  });
});

describe("[ZE7] a feed that isn't signed by a known key", () => {
  const text = feedText("1.3.0", [fileOf(NAME, NEW)]);
  const other = feedKey();

  test.each<[string, (harness: UpdatesHarness) => void]>([
    ["has no signature", ({ releases }) => releases.put(FEED, text)],
    ["is signed by another key", ({ releases }) => publish(releases, FEED, text, other)],
    [
      "was changed after it was signed",
      ({ releases, key }) => {
        publish(releases, FEED, text, key);
        releases.put(FEED, text.replace("1.3.0", "1.3.1"));
      },
    ],
    [
      "was cut off by a byte",
      ({ releases, key }) => {
        publish(releases, FEED, text, key);
        releases.put(FEED, text.slice(0, -1));
      },
    ],
    [
      "has another system's signature",
      ({ releases, key }) => {
        releases.put(FEED, text);
        releases.put(`${FEED}.sig`, signatureOf("latest.yml", text, key));
      },
    ],
    [
      "has a signature that is cut off",
      ({ releases, key }) => {
        releases.put(FEED, text);
        releases.put(`${FEED}.sig`, signatureOf(FEED, text, key).slice(0, 80));
      },
    ],
    [
      "has a signature without an end",
      ({ releases }) => {
        releases.put(FEED, text);
        releases.put(`${FEED}.sig`, "A".repeat(100_000));
      },
    ],
    [
      "has an empty signature",
      ({ releases }) => {
        releases.put(FEED, text);
        releases.put(`${FEED}.sig`, "");
      },
    ],
    [
      "has a page in place of the signature",
      ({ releases }) => {
        releases.put(FEED, text);
        releases.put(`${FEED}.sig`, `<!doctype html>${"A".repeat(86)}==`);
      },
    ],
  ])("counts for nothing and is not even parsed: it %s", async (_how, put) => {
    const harness = await updatesHarness();
    put(harness);
    const { updates, parsed } = harness;
    expect((await updates.check()).checked).toEqual({ kind: "failed", why: "bad-signature" });
    expect(parsed).toEqual([]);
    expect((await updates.download()).step).toEqual({ kind: "none" });
    expect(asksFor(harness.releases)).not.toContain(NAME);
  });
});

describe("[ZE8] a package that isn't what the feed says", () => {
  const cutOff: Answering = (_request, response) => {
    response.writeHead(200, { "content-length": NEW.length });
    response.write(NEW.subarray(0, 1000));
    setTimeout(() => response.destroy(), 20);
  };
  const elsewhere =
    (location: string): Answering =>
    (_request, response) =>
      void response.writeHead(302, { location }).end();

  test.each<[string, Answering | Uint8Array, string]>([
    ["is cut off", cutOff, "unreachable"],
    ["ends early as if it were whole", NEW.subarray(0, 1000), "bad-package"],
    ["is empty", Buffer.alloc(0), "bad-package"],
    ["has one other byte", Buffer.concat([NEW.subarray(0, -1), Buffer.from("!")]), "bad-package"],
    ["has a byte more", Buffer.concat([NEW, Buffer.from("!")]), "bad-package"],
    [
      "has no end",
      (_request, response) => {
        const more = (): void => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        };
        response.writeHead(200).on("drain", more);
        more();
      },
      "bad-package",
    ],
    ["is missing", (_request, response) => void response.writeHead(404).end(), "no-package"],
    ["is an error", (_request, response) => void response.writeHead(503).end(NEW), "refused"],
    ["is a part of it", (_request, response) => void response.writeHead(206).end(NEW), "refused"],
    [
      "comes under a header that electron-updater would follow",
      (_request, response) =>
        void response.writeHead(200, { location: "https://127.0.0.1:1/x" }).end(NEW.subarray(1)),
      "bad-package",
    ],
    ["is on another path", elsewhere("/other"), "refused"],
    ["is over plain http", elsewhere("http://127.0.0.1:9/x"), "refused"],
    ["is a file", elsewhere("file:///etc/passwd"), "refused"],
  ])("is refused and not kept: it %s", async (_how, serve, why) => {
    const { updates, cache, deeds, appImage } = await offered(serve);
    expect((await updates.download()).step).toEqual({ kind: "download-failed", why });
    expect(leftIn(cache)).toEqual([]);
    expect((await updates.install()).step.kind).toBe("download-failed");
    expect(deeds).toEqual([]);
    expect(readFileSync(appImage, "utf8")).not.toContain("xxx");
  });

  test("asks nothing of the server that a redirect names", async () => {
    const asked: string[] = [];
    const target = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.end(NEW);
    });
    await new Promise<void>((resolve) => void target.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void target.close());
    const { port } = target.address() as AddressInfo;
    const { updates } = await offered(elsewhere(`http://127.0.0.1:${port}/x`));
    await updates.download();
    expect(asked).toEqual([]);
  });

  test("can be downloaded again when it is right", async () => {
    const { updates, releases } = await offered(NEW.subarray(1));
    expect((await updates.download()).step.kind).toBe("download-failed");
    releases.put(NAME, NEW);
    expect((await updates.download()).step).toEqual({ kind: "downloaded" });
  });

  test("[ZE9] or was changed after it was downloaded, isn't installed", async () => {
    const { updates, cache, deeds, appImage, memory } = await offered();
    await updates.download();
    const path = join(cache, "switchover-updater", "pending", NAME);
    writeFileSync(path, Buffer.concat([NEW, Buffer.from("!")]));
    expect((await updates.install()).step).toEqual({ kind: "install-failed" });
    expect((await updates.download()).step).toEqual({ kind: "downloaded" });
    expect(readFileSync(path).equals(NEW)).toBe(true);
    expect(deeds).toEqual([]);
    expect(memory.notInstalled()).toBeUndefined();
    expect(readFileSync(appImage, "utf8")).not.toContain("xxx");
  });

  test("[ZE9] isn't put where there is no place for it, and the program that runs stays", async () => {
    const { updates, deeds, appImage } = await offered();
    await updates.download();
    rmSync(appImage);
    vi.stubEnv("APPIMAGE", join(appImage, "below", "Switchover.AppImage"));
    await updates.install();
    await expect.poll(() => deeds).toEqual(["comeToRest", "start again"]);
  });

  test("[ZE9] on Windows is refused and not kept if its signature isn't the owner's", async () => {
    const judged: unknown[] = [];
    const harness = await updatesHarness({
      platform: "win32",
      running: {
        judgeSignature: async (publishers, path) => {
          judged.push(publishers, existsSync(path));
          return "signed by somebody else";
        },
      },
    });
    const { updates, releases, key, cache } = harness;
    const setup = "Switchover-1.3.0-x64-setup.exe";
    publish(releases, "latest.yml", feedText("1.3.0", [fileOf(setup, NEW)]), key);
    releases.put(setup, NEW);
    await updates.check();
    expect((await updates.download()).step).toEqual({ kind: "download-failed", why: "not-ours" });
    expect(judged).toEqual([["CN=Switchover"], true]);
    expect(leftIn(cache)).toEqual([]);
  });

  test("[ZE9] on Windows has no way in where no owner is known: such a copy asks for no updates", async () => {
    for (const publisherName of [undefined, null, [], "", [""], 7]) {
      const { updates, releases } = await updatesHarness({ platform: "win32", config: { publisherName } });
      expect((await updates.check()).source).toEqual({ kind: "never", why: "unsigned" });
      expect(releases.asked).toEqual([]);
    }
  });
});

/** A line of YAML that is nine times the one before it. */
function tenfold(at: number): string {
  const [before, name] = [at, at + 1].map((one) => String.fromCodePoint(97 + one));
  return `${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(",")}]`;
}

describe("[ZE10] a signed feed that is hostile", () => {
  const checked = async (feed: string | Uint8Array): Promise<UpdateState["checked"]> => {
    const { updates, releases, key } = await updatesHarness();
    publish(releases, FEED, feed, key);
    return (await updates.check()).checked;
  };

  test.each([
    ["names a package of another folder", feedText("1.3.0", [fileOf("../../.bashrc.AppImage", NEW)])],
    ["names a package of another server", feedText("1.3.0", [fileOf("https://127.0.0.1:1/x.AppImage", NEW)])],
    [
      "names parts that would be loaded later",
      feedText("1.3.0", [fileOf(NAME, NEW)], { packages: { x64: {} } }),
    ],
    ["has a version that is none", feedText("1.3", [fileOf(NAME, NEW)])],
    ["isn't YAML", "version: [1.3.0\n"],
    ["is a program in YAML", '!!js/function "function () { return 1 }"'],
    ["has a key twice", "version: 1.3.0\nversion: 1.4.0\n"],
    ["is empty", " "],
    ["is a list", "[]"],
    [
      "multiplies itself",
      ["a: &a [x,x,x,x,x,x,x,x,x]", ...Array.from({ length: 9 }, (_, at) => tenfold(at))].join("\n"),
    ],
  ])("isn't understood, and nothing comes of it: it %s", async (_how, feed) => {
    expect(await checked(feed)).toEqual({ kind: "failed", why: "bad-feed" });
  });

  test("isn't understood if it isn't UTF-8, and not read to its end if it is too long", async () => {
    expect(await checked(Buffer.from([0x7b, 0xff, 0x7d]))).toEqual({ kind: "failed", why: "bad-feed" });
    expect(await checked(`# ${"x".repeat(300_000)}`)).toEqual({ kind: "failed", why: "too-large" });
  });

  test("doesn't lead back to an older version, whoever signed it", async () => {
    expect(await checked(feedText("1.1.0", [fileOf(NAME, NEW)]))).toEqual({
      kind: "older",
      version: "1.1.0",
    });
  });

  test("for a newer system is told when its package is wanted, before anything of it is downloaded", async () => {
    const { updates, releases, key } = await updatesHarness();
    publish(releases, FEED, feedText("1.3.0", [fileOf(NAME, NEW)], { minimumSystemVersion: "999.0.0" }), key);
    await updates.check();
    expect((await updates.download()).step).toEqual({ kind: "download-failed", why: "system" });
    expect(asksFor(releases)).not.toContain(NAME);
  });
});
