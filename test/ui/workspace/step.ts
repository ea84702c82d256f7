import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";

/** A row of the Connect screen by its title, opened if it is folded. */
export async function openStep(name: string) {
  const row = within(await screen.findByRole("region", { name }, { timeout: 20_000 }));
  const edit = row.queryByRole("button", { name: `Edit: ${name}` });
  if (edit !== null) await userEvent.click(edit);
  return row;
}
