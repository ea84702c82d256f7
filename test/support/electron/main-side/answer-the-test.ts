import type { EventEmitter } from "node:events";
import { plain } from "../plain.ts";
import type { Ask, EmitTarget, Sent } from "../wire.ts";
import { app } from "./app.ts";
import { loaded, windowOf } from "./browser-window.ts";
import { emitCancellable } from "./cancellable.ts";
import { changeNow } from "./change-now.ts";
import { chooseInMenu, chooseInTray, emitAtNotification, powerMonitor } from "./desktop.ts";
import { deliverInvoke, deliverSend, openChannels } from "./ipc-main.ts";
import { fetchAsPage, grants } from "./session.ts";
import { tell } from "./tell.ts";

/** Performs the test's requests in the order in which they arrive. */
export function answerTheTest(): void {
  process.on("message", (message: Sent) => {
    if (message.kind === "loaded") {
      loaded(message.load, message.failed);
      return;
    }
    const { id, ask } = message;
    Promise.resolve()
      .then(() => answerTo(ask))
      .then(
        (value) => tell({ kind: "answer", id, ok: true, value: value ?? null }),
        (error: unknown) => tell({ kind: "answer", id, ok: false, error: String(error) }),
      )
      .catch(() => undefined);
  });
  // If the test's process ends, the program ends as well.
  process.on("disconnect", () => process.exit(0));
}

function answerTo(ask: Ask): unknown {
  switch (ask.kind) {
    case "invoke":
      return deliverInvoke(ask);
    case "send":
      return deliverSend(ask);
    case "fetch":
      return fetchAsPage(ask.url, ask.method);
    case "emit":
      return emitCancellable(emitterOf(ask.target), ask.event, ask.details, ask.details);
    case "permission":
      return grants(ask.permission);
    case "openWindow":
      return windowOf(ask.window).webContents.askToOpen(ask.url);
    case "quit":
      return app.quit();
    case "close":
      return windowOf(ask.window).close();
    case "mistake":
      setImmediate(() => {
        throw new Error(ask.message);
      });
      return null;
    case "menu":
      return chooseInMenu(ask.label);
    case "tray":
      return chooseInTray(ask.label);
    case "notification":
      return emitAtNotification(ask.nth, ask.event);
    case "channels":
      return plain(openChannels());
    default:
      changeNow(ask);
      return null;
  }
}

function emitterOf(target: EmitTarget): EventEmitter {
  if (target === "app") return app;
  if (target === "powerMonitor") return powerMonitor;
  return "contents" in target ? windowOf(target.contents).webContents : windowOf(target.window);
}
