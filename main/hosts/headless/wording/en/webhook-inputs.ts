/** Why a command about notifications can't be carried out as it was typed. */
export const webhookInputs = {
  threeSecrets: {
    what: "--app-secret-file can be used at most twice: for the current secret and the next one.",
    next: "Remove one.",
  },
  noBrand: {
    what: "--brand isn't a brand prefix.",
    next: "Leave it out for chat.",
  },
  cloudSigns: {
    what: "The cloud signs its notifications.",
    next: "Add --app-secret-file FILE, or --signature none.",
  },
  clientDoesNotSign: {
    what: "The on-premises client doesn't sign its notifications.",
    next: "Leave out --app-secret-file and --signature.",
  },
  unknownKind: {
    what: "Unknown kind “{{kind}}”.",
    next: "To see the kinds and options:",
  },
  kindOfOtherShape: {
    what: "Kind “{{kind}}” isn't in the {{shape}} shape.",
    next: "To see the kinds and options:",
  },
  noEventId: {
    what: "“{{id}}” isn't an event ID; an event ID is a number.",
    next: "To list them:",
  },
  tooManyEvents: {
    what: "At most {{most}} events can be resent at once.",
    next: "Resend them in several steps.",
  },
  severalWorkspaces: {
    what: "These events belong to several workspaces, and each has its own app secret.",
    next: "Resend those of each workspace separately.",
  },
} as const;
