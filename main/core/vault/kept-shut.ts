/** Whether a vault is to stay shut until a person opens it: it was locked here, by hand or after an idle time. */
export type ManualLock = {
  begin(): void;
  end(): void;
  isOn(): boolean;
  /** How often it began, for callers that wait for something, to tell whether it began again meanwhile. */
  times(): number;
};

/** Nobody has locked anything yet: a start of the program opens what it was told to remember. */
export function manualLock(): ManualLock {
  let on = false;
  let times = 0;
  return {
    begin() {
      on = true;
      times += 1;
    },
    end() {
      on = false;
    },
    isOn: () => on,
    times: () => times,
  };
}
