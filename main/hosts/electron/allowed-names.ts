import { inBothRealms, METHODS, WINDOW_TOPICS } from "../../../shared/rpc/names.ts";

/** Every name that a window may call, in both realms. */
export const ALLOWED_METHODS = inBothRealms(METHODS);
/** Every name that a window may listen to, in both realms. */
export const ALLOWED_TOPICS = inBothRealms(WINDOW_TOPICS);
