/** Which certificate authorities connections trust. */
export const authorities = {
  title: "Certificate authorities",
  text: "Who vouches for the servers that Switchover connects to: APIs, alert targets, update servers and your own endpoints. The endpoint check and tunnels judge as the platform does, by the public authorities alone.",
  system: "Also trust the authorities of this computer",
  choose: "Choose PEM file",
  remove: "Remove added authorities",
  warning: "Add an authority only if your administrator confirms it: its owner can read every connection.",
  tooLarge: "The file is too large. Choose another.",
} as const;
