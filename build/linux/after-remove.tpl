#!/bin/bash

# Not while a newer version takes its place: an rpm runs this after the newer one has set everything up.
case "$1" in
    upgrade | 1) exit 0 ;;
esac

if [ "$(readlink '/usr/bin/switchover')" = '/opt/${sanitizedProductName}/resources/terminal/switchover' ]; then
    rm -f '/usr/bin/switchover'
fi

# Delete the link to the binary
# update-alternatives --remove <name> <path>: 'path' must be the registered alternative binary,
# not the generic symlink — see https://man7.org/linux/man-pages/man1/update-alternatives.1.html
if type update-alternatives >/dev/null 2>&1; then
    update-alternatives --remove '${executable}' '/opt/${sanitizedProductName}/${executable}'
else
    rm -f '/usr/bin/${executable}'
fi

APPARMOR_PROFILE_DEST='/etc/apparmor.d/${executable}'

# Remove and unload apparmor profile.
if [ -f "$APPARMOR_PROFILE_DEST" ]; then
  # Unload the profile from the running kernel before deleting the file so the
  # policy is not left enforced until the next reboot.  Mirror the chroot guard
  # used in the after-install script — live AppArmor operations are not
  # meaningful inside a chroot.
  # https://wiki.debian.org/AppArmor/HowToUse
  if apparmor_status --enabled > /dev/null 2>&1; then
    if ! { [ -x '/usr/bin/ischroot' ] && /usr/bin/ischroot; } && hash apparmor_parser 2>/dev/null; then
      apparmor_parser --remove "$APPARMOR_PROFILE_DEST" || true
    fi
  fi
  rm -f "$APPARMOR_PROFILE_DEST"
fi

# dpkg runs this once more when a removed package is purged.
[ "$1" = purge ] || echo "Switchover is removed. Its data stays with each user, in ~/.local/share/switchover or the folder named with --data-dir: numbers, keys and unfinished migrations. Delete it only when no migration is unfinished."
