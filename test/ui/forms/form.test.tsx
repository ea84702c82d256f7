import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createPortal } from "react-dom";
import { expect, test } from "vitest";
import { Form } from "../../../renderer/components/forms/Form.tsx";

test("Enter in a dialog's form submits that one alone, and leaves the focus there, though React has it inside another form", async () => {
  const sent: string[] = [];
  render(
    <Form onSubmit={() => sent.push("behind")}>
      <input aria-label="Name" aria-invalid="true" />
      {createPortal(
        <Form onSubmit={() => sent.push("dialog")}>
          <input aria-label="Passphrase" />
        </Form>,
        document.body,
      )}
    </Form>,
  );
  const field = screen.getByRole("textbox", { name: "Passphrase" });
  await userEvent.type(field, "x{Enter}");
  expect(sent).toEqual(["dialog"]);
  expect(document.activeElement).toBe(field);
});

test("a field that is wrong only after the form was submitted has the focus, and none has it where all are right", async () => {
  function Asking() {
    const [wrong, setWrong] = useState(false);
    return (
      <Form onSubmit={() => setWrong(!wrong)}>
        <input aria-label="Right" aria-invalid={false} />
        <input aria-label="Locked" aria-invalid={wrong} disabled />
        <input aria-label="Wrong" aria-invalid={wrong} />
        <button type="submit">Save</button>
      </Form>
    );
  }
  render(<Asking />);
  const save = screen.getByRole("button", { name: "Save" });
  await userEvent.click(save);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Wrong" }));
  await userEvent.click(save);
  expect(document.activeElement).toBe(save);
});
