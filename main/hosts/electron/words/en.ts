import { OBSTACLE_SENTENCES } from "../../common/practice/unavailable.ts";
import type { Words } from "./words.ts";

export const en: Words = {
  menu: {
    file: "File",
    newWindow: "New window",
    showDataFolder: "Show the data folder",
    edit: "Edit",
    view: "View",
    window: "Window",
  },
  leave: {
    run: {
      title: "A number is being moved right now",
      detail:
        "A request to the platform may be under way. If you leave now, nobody hears its answer: the number's place is then unknown until Switchover has looked at both sides again. What has been done so far is on disk, and the run can be taken up again.",
      wait: "Wait",
      leave: "Leave anyway",
    },
    test: {
      title: "A test has borrowed a callback",
      detail:
        "If you quit now, the test ends without an answer. Switchover gives the callback back first, which can take a few seconds; what cannot be given back now is given back after the next start.",
      wait: "Go on testing",
      leave: "Give it back and quit",
    },
    listening: {
      title: "Switchover is listening for notifications",
      detail:
        "If you quit now, nothing listens here any more: a callback that leads to this computer finds nobody, and the platform tries again later. What has arrived is stored. Closing the window alone ends nothing.",
      wait: "Go on listening",
      leave: "Quit",
    },
  },
  leavePointed: {
    title: "A number's notifications come to this computer",
    givenBack: (numbers) =>
      `${numbers}: if you quit now, Switchover gives the callback back that stood there before, which can take a few seconds. What cannot be given back now is given back after the next start.`,
    staying: (numbers) =>
      `${numbers}: you chose that the callback stays when the program ends. If you quit now, nobody takes its notifications until Switchover runs again: the platform keeps them and tries again, and your production gets none of them either. Once its time is over, the next start gives it back; until then “Give back now” in the window does.`,
    wait: "Stay",
    leave: "Quit",
  },
  unsaved: {
    title: "What you typed is not saved",
    detail: "If you leave now, it is gone. Nothing was sent to the platform.",
    stay: "Stay",
    leave: "Leave without saving",
  },
  slept: {
    title: "The computer slept while a number was being moved",
    detail:
      "A request may have been under way. If its answer did not come, its outcome counts as unknown, never as failed: Switchover looks at both sides before it goes on. Open the run to see where the number is.",
  },
  crashed: {
    title: "The window stopped working twice",
    detail:
      "Only what you see is affected: a run that is under way goes on in the program behind the window, and what has been done is on disk.",
    again: "Show it again",
    close: "Close the window",
  },
  mistake: {
    title: "Switchover has to close",
    detail: (reference) =>
      `This is a mistake of ours, not of yours (reference ${reference}). What was done so far is recorded: start Switchover again to see where the number is. The file log/mistakes.log in the data folder says where it happened, without secrets.`,
    call: (reference) => `The program could not answer this call (reference ${reference}).`,
  },
  notShown: {
    title: "The window could not be shown",
    detail: (reference) =>
      `This is a mistake of ours (reference ${reference}). A run that is under way goes on in the program behind the window. Close this window and open a new one from the menu “File”.`,
  },
  folderNotShown: {
    title: "The data folder could not be shown",
    detail: (folder) => `The system opened no window for it. Open it yourself:\n${folder}`,
  },
  folderUnusable: {
    title: "Switchover cannot write into its data folder",
    detail: (folder) =>
      `Make this folder writable, or start Switchover with --data-dir and another one:\n${folder}`,
  },
  practice: OBSTACLE_SENTENCES,
  notice: {
    needsConfirmation: "A move waits for your confirmation",
    needsCode: "A move waits for the registration code",
    needsDecision: "A move waits for your decision: where the number is could not be told",
    complete: "A move is complete",
    ended: "A move has ended without success",
    lookInside: "Open Switchover to see where the number is.",
    webhooks: "Webhooks need a look",
    lookAtWebhooks: "Open Switchover to see what was noticed.",
    goesOn: "Switchover keeps watching",
    goesOnHow: "Open or quit it from its sign in the tray. Starting it again opens it as well.",
  },
  tray: {
    open: "Open Switchover",
    quit: "Quit Switchover",
    idle: "Switchover: nothing listens and nothing is watched any more",
    well: "Switchover: webhooks are watched, nothing was noticed",
    attention: "Switchover: something was noticed about your webhooks",
    stopped: "Switchover: something stands in the way of your webhooks",
  },
};
