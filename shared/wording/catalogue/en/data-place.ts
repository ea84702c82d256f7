/** Why the data folder, or the folder that all data folders share, can't be where it is. */
export const dataPlace = {
  title: "The data folder can't be there",
  data: {
    network:
      "The data folder {{folder}} is on a network drive ({{name}}, {{at}}). Other computers don't see Switchover's locks there, and what it saves can be lost.",
    synced:
      "The data folder {{folder}} is in a folder that {{name}} synchronizes ({{at}}). It would copy files in the middle of a change and put older ones back.",
  },
  state: {
    network:
      "The folder {{folder}}, where Switchover counts registrations and open migrations, is on a network drive ({{name}}, {{at}}). Other computers don't see Switchover's locks there.",
    synced:
      "The folder {{folder}}, where Switchover counts registrations and open migrations, is in a folder that {{name}} synchronizes ({{at}}). It would put older counts back.",
  },
  works: "Nothing was written or sent.",
  next: {
    data: "Choose a folder on a local disk with --data-dir. If this folder is in use, close Switchover on every computer, move the whole folder to a local disk, and choose it there: an open migration then continues.",
    state:
      "Move your profile to a local disk. On Linux, set XDG_STATE_HOME to a folder on a local disk instead.",
  },
} as const;
