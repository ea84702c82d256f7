import { EventEmitter } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beginning, clipboardNow, dialogNow, fileManagerNow, keyStoreNow } from "./beginning.ts";
import { app } from "./app.ts";
import { deed } from "./tell.ts";

const nextResponse = (): number => dialogNow.inTurn.shift() ?? dialogNow.response;

export const dialog = {
  // As in Electron on Linux: before the application is ready, the text only reaches stderr.
  showErrorBox: (title: string, content: string) =>
    deed(app.isReady() ? "dialog.showErrorBox" : "printed to stderr", title, content),
  // Called with or without a window before the options.
  async showMessageBox(...args: readonly unknown[]) {
    const options = args.at(-1) as Electron.MessageBoxOptions;
    deed("dialog.showMessageBox", options);
    return { response: nextResponse(), checkboxChecked: false };
  },
  showMessageBoxSync(...args: readonly unknown[]) {
    deed("dialog.showMessageBoxSync", args.at(-1));
    return nextResponse();
  },
} satisfies Pick<Electron.Dialog, "showErrorBox"> & Record<"showMessageBox" | "showMessageBoxSync", unknown>;

type Item = Electron.MenuItemConstructorOptions;
let menu: readonly Item[] = [];

export const Menu = {
  buildFromTemplate: (template: Item[]) => template,
  setApplicationMenu(template: readonly Item[] | null) {
    menu = template ?? [];
    deed("Menu.setApplicationMenu", template, { ready: app.isReady() });
  },
};

/** Clicks the menu entry with this label. */
export function chooseInMenu(label: string): void {
  choose(
    menu.flatMap((top) => [top, ...(Array.isArray(top.submenu) ? top.submenu : [])]),
    label,
  );
}

let trayMenu: readonly Item[] = [];

/** Clicks the entry with this label in the tray's menu. */
export function chooseInTray(label: string): void {
  choose(trayMenu, label);
}

function choose(items: readonly Item[], label: string): void {
  const item = items.find((entry) => entry.label === label);
  if (item?.click === undefined) throw new Error(`the menu has no entry ${label}`);
  (item.click as () => void)();
}

// Electron exports a class here, and the program calls it with `new`.
export class Notification extends EventEmitter {
  static isSupported = (): boolean => true;
  readonly #options: Electron.NotificationConstructorOptions;
  constructor(options: Electron.NotificationConstructorOptions) {
    super();
    this.#options = options;
  }
  show(): void {
    // As in Electron: what is shown keeps no object alive.
    shown.push(new WeakRef(this));
    deed("notification.show", this.#options);
  }
}

const shown: WeakRef<Notification>[] = [];

/**
 * Emits an event at a notification that was shown, after everything that the program holds no more was
 * collected. False if the notification was collected as well: its event then reaches no listener.
 */
export function emitAtNotification(nth: number, event: string): boolean {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  const notification = shown[nth]?.deref();
  notification?.emit(event, {});
  return notification !== undefined;
}

export const nativeImage = {
  createFromBitmap: (_bytes: Buffer, options: Electron.CreateFromBitmapOptions) => ({
    kind: "image",
    ...options,
  }),
};

// Also a class in Electron.
export class Tray extends EventEmitter {
  constructor(image: unknown) {
    super();
    deed("tray.new", image);
  }
  setImage(image: unknown): void {
    deed("tray.setImage", image);
  }
  setToolTip(text: string): void {
    deed("tray.setToolTip", text);
  }
  setContextMenu(template: readonly Item[]): void {
    trayMenu = template;
    deed(
      "tray.setContextMenu",
      template.flatMap(({ label }) => label ?? []),
    );
  }
  destroy(): void {
    trayMenu = [];
    deed("tray.destroy");
  }
}

export const powerMonitor = Object.assign(new EventEmitter(), { isOnBatteryPower: () => false });
let blockers = 0;
export const powerSaveBlocker = {
  start(type) {
    deed("powerSaveBlocker.start", type);
    return ++blockers;
  },
  stop(id) {
    deed("powerSaveBlocker.stop", id);
    return true;
  },
} satisfies Pick<Electron.PowerSaveBlocker, "start" | "stop">;

export const clipboard = {
  async writeText(text) {
    deed("clipboard.writeText", text);
    if (clipboardNow.problem !== "") throw new Error(clipboardNow.problem);
    clipboardNow.text = text;
  },
  async readText() {
    if (clipboardNow.problem !== "") throw new Error(clipboardNow.problem);
    return clipboardNow.text;
  },
  clear() {
    deed("clipboard.clear");
    clipboardNow.text = "";
  },
} satisfies Pick<Electron.Clipboard, "writeText" | "readText" | "clear">;

export const shell = {
  async openPath(path) {
    deed("shell.openPath", path);
    return fileManagerNow.problem;
  },
} satisfies Pick<Electron.Shell, "openPath">;

export const nativeTheme = Object.assign(new EventEmitter(), {
  shouldUseDarkColors: false,
  themeSource: "system",
} satisfies Pick<Electron.NativeTheme, "shouldUseDarkColors" | "themeSource">);

export const screen = {
  getAllDisplays: () => beginning.displays.map((workArea) => ({ workArea }) as Electron.Display),
} satisfies Pick<Electron.Screen, "getAllDisplays">;

// Chromium prefixes what it encrypted: v10 with the fixed key, v11 with a key from a key ring.
const markNow = (): string => `${keyStoreNow.state.fixedKey ? "v10" : "v11"} wrapped by the double:`;
const codedIn = (text: string): string => Buffer.from(text).toString("hex");

export const safeStorage = {
  isAsyncEncryptionAvailable: async () => keyStoreNow.state.available,
  async encryptStringAsync(text) {
    if (!app.isReady()) throw new Error("safeStorage cannot be used before app is ready");
    return Buffer.from(`${markNow()}${keyStoreNow.state.backend}:${codedIn(text)}`);
  },
  async decryptStringAsync(wrapped) {
    const begins = `${markNow()}${keyStoreNow.state.backend}:`;
    const text = wrapped.toString("utf8");
    if (!text.startsWith(begins)) throw new Error("Error while decrypting the ciphertext");
    const result = Buffer.from(text.slice(begins.length), "hex").toString();
    return { result, shouldReEncrypt: keyStoreNow.state.rotated };
  },
} satisfies Pick<
  Electron.SafeStorage,
  "isAsyncEncryptionAvailable" | "encryptStringAsync" | "decryptStringAsync"
>;
