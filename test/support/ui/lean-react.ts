import * as React from "react";

/*
 * React's development build takes a stack for each element that is made, so that its warnings can name who made it. No test
 * reads these stacks, and taking them is a sixth of what the window's tests compute. It stops taking them above a number of
 * elements, which is counted here: the count stands above it from the start.
 */
const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const internals: unknown = Reflect.get(React, INTERNALS);
if (typeof internals === "object" && internals !== null)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {},
    configurable: true,
  });
