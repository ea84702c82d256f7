/** What a rehearsal says. */
export const rehearsal = {
  sandbox: "Sandbox: the number, both APIs and the data folder exist only for this rehearsal.",
  codeEntered: "The sandbox phone received a registration code. It is entered for you.",
  codeByProcess: "The sandbox phone received a registration code. Another new process enters it for you.",
  killed: "Switchover was killed during “{{step}}”. A new process resumes the migration.",
  interruption: "Switchover is killed while the number moves, and a new process resumes.",
  notMeasured: "not measured",
  location: "Location, according to Switchover",
  truth: "Actual location in the sandbox",
  downtime: "From the move request to its confirmation",
  gap: "From registration to subscription",
  sent: "Messages sent to the number",
  arrived:
    "{{onPrem}} arrived on-premises, {{cloud}} in the cloud; {{dropped}} lost in transit, {{unheard}} with no app subscribed",
  moved: "The sandbox number was moved. Every step is confirmed.",
  movedBack: "The sandbox number was moved to the other API and back. Every step is confirmed.",
  agrees: "The sandbox agrees with Switchover about where the number is.",
  next: "Nothing from this rehearsal is kept. Write a plan for your own number, then run: switchover check PLAN",
  disagree: {
    what: "Switchover and the sandbox disagree about where the number is.",
    works: "This must never happen. No real number was affected.",
    next: "Please report it with the command you ran.",
  },
} as const;
