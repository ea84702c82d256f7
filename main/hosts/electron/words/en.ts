import { OBSTACLE_SENTENCES } from "../../common/practice/unavailable.ts";
import { dataPlace } from "../../../../shared/wording/catalogue/en/data-place.ts";
import { programIncomplete } from "../../../../shared/wording/catalogue/en/program-incomplete.ts";
import { incompleteIn, misplacedIn } from "./told-first.ts";
import type { Words } from "./words.ts";

export const en: Words = {
  menu: {
    file: "File",
    newWindow: "New window",
    showDataFolder: "Show data folder",
    edit: "Edit",
    view: "View",
    window: "Window",
  },
  leave: {
    run: {
      title: "A migration is in progress",
      detail:
        "A request to the platform may be in progress. If you quit now, its response is lost: the number's location is then unknown until Switchover checks both APIs again. What was done so far is saved, and you can resume the migration.",
      wait: "Wait",
      leave: "Quit anyway",
    },
    test: {
      title: "A webhook test is running",
      detail:
        "The test has replaced a callback URL temporarily. If you quit now, the test ends without a result. Switchover restores the callback URL first, which can take a few seconds. If it can't, it tries again after the next start.",
      wait: "Continue test",
      leave: "Restore and quit",
    },
    listening: {
      title: "Switchover is receiving notifications",
      detail:
        "If you quit now, Switchover stops receiving them. A callback URL that points to this computer then gets no response, and the platform retries later. Notifications received so far are stored. Closing only the window stops nothing.",
      wait: "Continue",
      leave: "Quit",
    },
  },
  leavePointed: {
    title: "A number's notifications arrive on this computer",
    givenBack: (numbers) =>
      `${numbers}: if you quit now, Switchover restores the previous callback URL, which can take a few seconds. If it can't, it tries again after the next start.`,
    staying: (numbers) =>
      `${numbers}: you chose to keep the callback URL when Switchover quits. If you quit now, its notifications aren't received until Switchover runs again: the platform keeps them and retries, and your production gets none of them either. Once its time is over, the next start restores the previous callback URL. To restore it sooner, use “Restore now” in the window.`,
    wait: "Stay",
    leave: "Quit",
  },
  unsaved: {
    title: "Your changes aren't saved",
    detail: "If you leave now, they are lost. Nothing was sent to the platform.",
    stay: "Stay",
    leave: "Leave without saving",
  },
  slept: {
    title: "The computer slept during a migration",
    detail:
      "A request may have been in progress. If its response didn't arrive, its outcome is unknown, not failed: Switchover checks both APIs before it continues. Open the migration to see where the number is.",
  },
  crashed: {
    title: "The window stopped working twice",
    detail:
      "Only the window is affected. A migration in progress continues in the background, and what was done so far is saved.",
    again: "Reopen window",
    close: "Close window",
  },
  mistake: {
    title: "Switchover must close",
    detail: (reference) =>
      `Switchover hit an internal error (reference ${reference}). What was done so far is recorded. Start Switchover again to see where the number is. For details, without secrets, see log/mistakes.log in the data folder.`,
    call: (reference) => `Switchover couldn't complete this call (reference ${reference}).`,
  },
  notShown: {
    title: "The window couldn't be shown",
    detail: (reference) =>
      `Switchover hit an internal error (reference ${reference}). A migration in progress continues in the background. Close this window and open a new one from the File menu.`,
  },
  folderNotShown: {
    title: "The data folder couldn't be shown",
    detail: (folder) => `The system didn't open it. Open it yourself:\n${folder}`,
  },
  folderUnusable: {
    title: "Switchover can't write to its data folder",
    detail: (folder) =>
      `Make this folder writable, or start Switchover with --data-dir and another folder:\n${folder}`,
  },
  misplaced: misplacedIn(dataPlace),
  incomplete: incompleteIn(programIncomplete),
  withoutSandbox: {
    title: "Switchover doesn't start without its sandbox",
    detail:
      "The sandbox separates the window from your files, and this start turned it off (--no-sandbox). Nothing was opened. An AppImage is started that way where the system forbids user namespaces: install the deb or rpm package instead, which sets up what the sandbox needs. Or use Switchover in a browser: switchover serve.",
  },
  practice: OBSTACLE_SENTENCES,
  notice: {
    needsConfirmation: "A migration is waiting for your confirmation",
    needsCode: "A migration is waiting for the registration code",
    needsDecision: "A migration needs your decision: the number's location is unknown",
    complete: "Migration complete",
    ended: "A migration ended without success",
    lookInside: "Open Switchover to see where the number is.",
    webhooks: "Webhooks need attention",
    lookAtWebhooks: "Open Switchover to see the findings.",
    heldBack: (count) =>
      count === 1
        ? "1 notice was held back in the quiet hours"
        : `${count} notices were held back in the quiet hours`,
    lookAtAll: "Open Switchover to see what happened.",
    goesOn: "Switchover continues in the background",
    goesOnHow: "Open or quit it from its tray icon. Starting it again also opens it.",
  },
  tray: {
    open: "Open Switchover",
    quit: "Quit Switchover",
    idle: "Switchover: not receiving notifications, not monitoring",
    well: "Switchover: no findings about your webhooks",
    attention: "Switchover: webhooks need attention",
    stopped: "Switchover: a problem may be blocking your webhooks",
  },
};
