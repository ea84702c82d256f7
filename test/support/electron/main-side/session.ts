import { EventEmitter } from "node:events";
import type { Fetched } from "../wire.ts";
import { deed } from "./tell.ts";

type SessionPart = Pick<
  Electron.Session,
  | "setPermissionRequestHandler"
  | "setPermissionCheckHandler"
  | "setDevicePermissionHandler"
  | "setSpellCheckerEnabled"
  | "resolveProxy"
> & { readonly webRequest: { onBeforeRequest(listener: BeforeRequest): void } };

type BeforeRequest = (
  details: Electron.OnBeforeRequestListenerDetails,
  answer: (response: Electron.CallbackResponse) => void,
) => void;

const schemes = new Map<string, (request: Request) => Response | Promise<Response>>();
let before: BeforeRequest | undefined;
let onRequest: Parameters<Electron.Session["setPermissionRequestHandler"]>[0] = null;
let onCheck: Parameters<Electron.Session["setPermissionCheckHandler"]>[0] = null;
let onDevice: Parameters<Electron.Session["setDevicePermissionHandler"]>[0] = null;

const part = {
  setPermissionRequestHandler: (handler) => void (onRequest = handler),
  setPermissionCheckHandler: (handler) => void (onCheck = handler),
  setDevicePermissionHandler: (handler) => void (onDevice = handler),
  setSpellCheckerEnabled: (enabled) => deed("session.setSpellCheckerEnabled", enabled),
  // The system settings name a proxy for one host only; nothing listens at that proxy.
  resolveProxy: (url) => {
    deed("session.resolveProxy", url);
    return Promise.resolve(url.includes("//behind-a-proxy.invalid/") ? "PROXY 127.0.0.1:1" : "DIRECT");
  },
  webRequest: { onBeforeRequest: (listener) => void (before = listener) },
} satisfies SessionPart;

export const session = { defaultSession: Object.assign(new EventEmitter(), part) };

export const protocol = {
  registerSchemesAsPrivileged: (custom) => deed("protocol.registerSchemesAsPrivileged", custom),
  handle: (scheme, handler) => void schemes.set(scheme, handler),
} satisfies Pick<Electron.Protocol, "registerSchemesAsPrivileged" | "handle">;

/** The result of a page's request: first the session's filter, then the scheme's handler. */
export async function fetchAsPage(url: string, method: string): Promise<Fetched> {
  const cancelled = await new Promise<boolean>((resolve) => {
    if (before === undefined) resolve(false);
    else
      before({ url, method } as Electron.OnBeforeRequestListenerDetails, ({ cancel }) =>
        resolve(cancel === true),
      );
  });
  if (cancelled) return { kind: "cancelled" };
  const handler = schemes.get(new URL(url).protocol.slice(0, -1));
  // In Electron this request would now go to the network.
  if (handler === undefined) return { kind: "escaped" };
  // Node's Request accepts the custom scheme unchanged.
  const response = await handler(new Request(url, { method }));
  return {
    kind: "answered",
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()).toString("base64"),
  };
}

/**
 * Whether a page would get this permission, for each of Electron's three handlers. Without a handler Electron
 * grants it.
 */
export async function grants(
  permission: string,
): Promise<{ request: boolean; check: boolean; device: boolean }> {
  const request = await new Promise<boolean>((resolve) => {
    if (onRequest === null) resolve(true);
    else
      onRequest({} as Electron.WebContents, permission as "media", resolve, {} as Electron.PermissionRequest);
  });
  const check =
    onCheck?.(null, permission as "media", "", {} as Electron.PermissionCheckHandlerHandlerDetails) ?? true;
  const device = onDevice?.({} as Electron.DevicePermissionHandlerHandlerDetails) ?? true;
  return { request, check, device };
}
