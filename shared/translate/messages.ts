import { isJsonObject, type JsonObject, type NotificationShape } from "./difference.ts";
import { translateError, translateUnsupported, UNSUPPORTED } from "./errors.ts";
import { mapItems, mapMembers } from "./members.ts";
import type { Notes } from "./notes.ts";

/** An incoming message in the shape of the API `to`. Members that both APIs have, or neither, stay. */
export function translateMessage(message: unknown, to: NotificationShape, notes: Notes): unknown {
  if (!isJsonObject(message)) return message;
  if (isUnsupported(message, to)) return unsupported(message, to, notes);
  const voiced = to === "cloud" ? voiceToCloud(message, notes) : voiceToOnPremises(message, notes);
  const translated = to === "cloud" ? withoutFilePath(voiced, message, notes) : voiced;
  return withErrors(translated, (error, part) => translateError(error, to, part), notes);
}

function isUnsupported({ type }: JsonObject, to: NotificationShape): boolean {
  // Older versions of the cloud API call it unknown as well.
  return to === "cloud" ? type === "unknown" : type === "unsupported" || type === "unknown";
}

function unsupported(message: JsonObject, to: NotificationShape, notes: Notes): unknown {
  const translated = mapMembers(message, (name, value) => {
    if (name === "type") {
      if (value !== UNSUPPORTED[to].type) notes.changed(["type"], ["type"], "unsupported");
      return ["type", UNSUPPORTED[to].type];
    }
    if (name !== "unsupported" || to === "cloud") return [name, value];
    notes.dropped(["unsupported"], "unsupported-type");
    return undefined;
  });
  return withErrors(translated, (error, part) => translateUnsupported(error, to, part), notes);
}

/** A recording: a type of its own on-premises, a mark on the audio in the cloud. */
function voiceToCloud(message: JsonObject, notes: Notes): JsonObject {
  if (message["type"] === "audio") return withoutMark(message, notes);
  if (message["type"] !== "voice") return message;
  const recording = message["voice"];
  const audio = isJsonObject(recording) ? { ...recording, voice: true } : undefined;
  notes.changed(["type"], ["type"], "voice");
  if (audio === undefined) notes.supplied(["audio"], "voice");
  else {
    notes.renamed(["voice"], ["audio"], "voice");
    notes.moved(["type"], ["audio", "voice"], "voice");
    if (Object.hasOwn(recording as JsonObject, "voice")) notes.dropped(["voice", "voice"], "voice");
  }
  return mapMembers(message, (name, value) => {
    if (name === "type")
      return audio === undefined
        ? [
            ["type", "audio"],
            ["audio", { voice: true }],
          ]
        : ["type", "audio"];
    if (name === "audio" || (name === "voice" && audio === undefined)) return leftOut(name, notes);
    return name === "voice" ? ["audio", audio] : [name, value];
  });
}

/** Audio of the client is no recording: with a mark of the cloud it would become one. */
function withoutMark(message: JsonObject, notes: Notes): JsonObject {
  const { audio } = message;
  if (!isJsonObject(audio) || !Object.hasOwn(audio, "voice")) return message;
  notes.dropped(["audio", "voice"], "voice-false");
  const { voice: _voice, ...rest } = audio;
  return { ...message, audio: rest };
}

function voiceToOnPremises(message: JsonObject, notes: Notes): JsonObject {
  const { audio } = message;
  if (message["type"] !== "audio" || !isJsonObject(audio) || !Object.hasOwn(audio, "voice")) return message;
  const { voice, ...recording } = audio;
  // Some senders write it as a text.
  const isVoice = voice === true || voice === "true";
  if (!isVoice) {
    notes.dropped(["audio", "voice"], "voice-false");
    return { ...message, audio: recording };
  }
  notes.changed(["type"], ["type"], "voice");
  notes.renamed(["audio"], ["voice"], "voice");
  if (voice === true) notes.moved(["audio", "voice"], ["type"], "voice");
  else notes.dropped(["audio", "voice"], "voice");
  return mapMembers(message, (name, value) => {
    if (name === "type") return ["type", "voice"];
    if (name === "voice") return leftOut(name, notes);
    return name === "audio" ? ["voice", recording] : [name, value];
  });
}

/** A second recording under the name that this one gets. */
function leftOut(name: string, notes: Notes): undefined {
  notes.dropped([name], "voice");
  return undefined;
}

const MEDIA = ["image", "audio", "video", "document", "sticker"] as const;

/** Where the client stored a file on its own disk means nothing elsewhere. */
function withoutFilePath(message: JsonObject, before: JsonObject, notes: Notes): JsonObject {
  return mapMembers(message, (name, value) => {
    if (!MEDIA.some((kind) => kind === name) || !isJsonObject(value) || !Object.hasOwn(value, "file"))
      return [name, value];
    // Audio of a voice message was its recording.
    notes.dropped([name === "audio" && before["type"] === "voice" ? "voice" : name, "file"], "file-path");
    const { file: _file, ...rest } = value;
    return [name, rest];
  });
}

function withErrors(
  message: JsonObject,
  change: (error: unknown, notes: Notes) => unknown,
  notes: Notes,
): JsonObject {
  return mapMembers(message, (name, value) =>
    name === "errors"
      ? [
          name,
          mapItems(value, (error, index) => change(error, notes.at(["errors", index], ["errors", index]))),
        ]
      : [name, value],
  );
}

/** A status whose value the API `to` doesn't have is dropped: undefined. */
export function translateStatus(status: unknown, to: NotificationShape, notes: Notes): unknown {
  if (!isJsonObject(status)) return status;
  const missing = to === "cloud" ? "deleted" : "played";
  if (status["status"] === missing) {
    notes.dropped([], to === "cloud" ? "status-deleted" : "status-played");
    return undefined;
  }
  return withErrors(status, (error, part) => translateError(error, to, part), notes);
}
