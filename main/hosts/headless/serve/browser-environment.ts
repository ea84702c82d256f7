const NAMES: ReadonlySet<string> = new Set([
  "APPDATA",
  "BROWSER",
  "COMSPEC",
  "DBUS_SESSION_BUS_ADDRESS",
  "DESKTOP_SESSION",
  "DISPLAY",
  "GNOME_DESKTOP_SESSION_ID",
  "HOME",
  "HOMEDRIVE",
  "HOMEPATH",
  "KDE_FULL_SESSION",
  "KDE_SESSION_VERSION",
  "LANG",
  "LANGUAGE",
  "LOCALAPPDATA",
  "LOGNAME",
  "PATH",
  "PROGRAMDATA",
  "PROGRAMFILES",
  "PROGRAMFILES(X86)",
  "SHELL",
  "SYSTEMDRIVE",
  "SYSTEMROOT",
  "TEMP",
  "TMP",
  "TMPDIR",
  "TZ",
  "USER",
  "USERNAME",
  "USERPROFILE",
  "WAYLAND_DISPLAY",
  "WINDIR",
  "XAUTHORITY",
]);

/**
 * The environment variables that a browser needs. Others are left out: they may be secrets that plans refer
 * to.
 */
export function browserEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => {
      const known = name.toUpperCase();
      const wanted = NAMES.has(known) || known.startsWith("XDG_") || known.startsWith("LC_");
      return wanted && value !== undefined ? [[name, value]] : [];
    }),
  );
}
