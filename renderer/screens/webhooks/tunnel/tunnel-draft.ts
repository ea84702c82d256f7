import { TunnelChoice, type TunnelKind } from "../../../../shared/tunnel/tunnel.ts";

/** A way to a public address as it is typed; each kind uses the members that it needs, the others wait. */
export type TunnelDraft = {
  readonly kind: TunnelKind | "";
  readonly host: string;
  readonly port: string;
  readonly user: string;
  readonly keyFile: string;
  readonly hostKey: string;
  readonly remotePort: string;
  readonly publicUrl: string;
  readonly program: string;
  readonly name: string;
  readonly tokenFile: string;
  readonly domain: string;
  readonly address: string;
};

/** A member that a person types. */
export type TunnelField = Exclude<keyof TunnelDraft, "kind">;

const NOTHING: TunnelDraft = {
  kind: "",
  host: "",
  port: "22",
  user: "",
  keyFile: "",
  hostKey: "",
  remotePort: "",
  publicUrl: "",
  program: "",
  name: "",
  tokenFile: "",
  domain: "",
  address: "",
};

/** What stands in the form where this was chosen before. */
export function tunnelDraft(choice: TunnelChoice | undefined): TunnelDraft {
  if (choice === undefined) return NOTHING;
  const texts = Object.entries(choice).map(([name, value]) => [name, String(value)] as const);
  return { ...NOTHING, ...(Object.fromEntries(texts) as Partial<TunnelDraft>) };
}

/** Which members each kind has. */
const FIELDS: Readonly<Record<TunnelKind, readonly TunnelField[]>> = {
  ssh: ["host", "port", "user", "keyFile", "hostKey", "remotePort", "publicUrl"],
  cloudflared: ["program", "publicUrl", "name", "tokenFile"],
  ngrok: ["domain"],
  own: ["publicUrl"],
  lan: ["address"],
  practice: [],
};

/** What is wrong with a member: nothing stands there, or something that cannot be right. */
export type TunnelFaults = Readonly<Partial<Record<TunnelField, "needed" | "wrong">>>;

/** The choice that a draft amounts to, or what is wrong with its members. */
export function tunnelChoice(
  draft: TunnelDraft,
): { readonly choice: TunnelChoice } | { readonly faults: TunnelFaults } {
  const { kind } = draft;
  if (kind === "") return { faults: {} };
  const typed = FIELDS[kind].flatMap((field): readonly [string, string | number][] => {
    const text = draft[field].trim();
    if (text === "") return [];
    return [[field, isPort(field) && /^\d{1,5}$/.test(text) ? Number(text) : text]];
  });
  // The program would not connect to a server that nobody has recognised, so the key is asked for here.
  const unrecognised: TunnelFaults = kind === "ssh" && draft.hostKey === "" ? { hostKey: "needed" } : {};
  const parsed = TunnelChoice.safeParse({ kind, ...Object.fromEntries(typed) });
  if (parsed.success && unrecognised.hostKey === undefined) return { choice: parsed.data };
  const faults = (parsed.error?.issues ?? []).map(({ path }) => {
    const field = String(path[0]) as TunnelField;
    return [field, draft[field]?.trim() === "" ? "needed" : "wrong"] as const;
  });
  return { faults: { ...Object.fromEntries(faults), ...unrecognised } };
}

function isPort(field: TunnelField): boolean {
  return field === "port" || field === "remotePort";
}
