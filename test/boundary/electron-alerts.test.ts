import type { EventEmitter } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { showAlert } from "../../main/hosts/electron/alert.ts";
import { keepTray } from "../../main/hosts/electron/watch/tray.ts";
import { en } from "../../main/hosts/electron/words/en.ts";

const desktop = vi.hoisted(() => ({
  isSupported: true,
  bounced: [] as string[],
  shown: [] as WeakRef<NodeJS.EventEmitter>[],
  trays: [] as NodeJS.EventEmitter[],
}));

vi.mock("electron", async () => {
  const { EventEmitter: Emitter } = await import("node:events");
  return {
    app: { dock: { bounce: (kind: string) => desktop.bounced.push(kind) } },
    Notification: class extends Emitter {
      static isSupported = (): boolean => desktop.isSupported;
      show = (): void => void desktop.shown.push(new WeakRef(this));
    },
    Tray: class extends Emitter {
      constructor() {
        super();
        desktop.trays.push(this);
      }
      setToolTip = (): void => undefined;
      setContextMenu = (): void => undefined;
    },
    Menu: { buildFromTemplate: (template: unknown) => template },
    nativeImage: { createFromBitmap: () => ({}) },
  };
});

const alert = { title: "A migration needs input", body: "Open Switchover." };

/** The notifications that are still held once everything else was collected. */
async function held(): Promise<readonly EventEmitter[]> {
  // A reference that was read counts as used until the current turn ends.
  await new Promise((resolve) => setImmediate(resolve));
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return desktop.shown.flatMap((one) => one.deref() ?? []);
}

afterEach(async () => {
  for (const one of await held()) one.emit("close");
  Object.assign(desktop, { isSupported: true, bounced: [], shown: [], trays: [] });
});

describe("an alert", () => {
  test.each(["close", "failed", "click"])("[ZI5] is held until %s, and no longer", async (event) => {
    const opened = vi.fn<() => void>();
    showAlert(alert, opened);
    expect(await held()).toHaveLength(1);
    (await held())[0]?.emit(event);
    expect(await held()).toEqual([]);
    expect(opened).toHaveBeenCalledTimes(event === "click" ? 1 : 0);
  });

  test("[ZI5] that the system refuses to show makes the dock icon bounce", async () => {
    showAlert(alert, () => undefined);
    expect(desktop.bounced).toEqual([]);
    (await held())[0]?.emit("failed", {}, "Notifications are not allowed for this application");
    expect(desktop.bounced).toEqual(["informational"]);
  });

  test("[ZI5] gives way to later ones where the system never reports an end", async () => {
    for (let nth = 0; nth < 50; nth += 1) showAlert(alert, () => undefined);
    expect(await held()).toHaveLength(20);
    expect(desktop.shown.slice(-20).every((one) => one.deref() !== undefined)).toBe(true);
  });

  test("is not made on a system without any", async () => {
    desktop.isSupported = false;
    showAlert(alert, () => undefined);
    expect(desktop.shown).toEqual([]);
  });
});

describe("the tray icon", () => {
  test.each([
    ["darwin", 0],
    ["win32", 1],
    ["linux", 1],
  ] as const)("[ZI6] on %s a click on it has %s handlers besides the menu", (platform, handlers) => {
    const before = Object.getOwnPropertyDescriptor(process, "platform");
    Object.defineProperty(process, "platform", { ...before, value: platform });
    try {
      const show = keepTray({ open: () => undefined, quit: () => undefined }, () => en.tray);
      show({ standing: "well", stays: true });
    } finally {
      Object.defineProperty(process, "platform", before ?? {});
    }
    expect(desktop.trays.map((tray) => tray.listenerCount("click"))).toEqual([handlers]);
  });
});
