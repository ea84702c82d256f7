import { fail, pass, phrase, warn } from "../../checks/finding.ts";
import type { Exchange } from "../../platforms/http/exchange.ts";
import type { EndpointCheck } from "../context.ts";
import { answerOf, lacksOne, refusals, shownAnswer, unsent, whenTaken } from "../sending-checks.ts";
import { wasTaken } from "../queries/sending.ts";

/**
 * Checks that an identical notification is accepted again, as after a lost answer or through a second app.
 */
export const endpointRepeats: EndpointCheck<"endpoint.repeats"> = {
  id: "endpoint.repeats",
  run: (context) =>
    whenTaken(context, async ({ post, synthetic }) => {
      const body = synthetic.text("Switchover test");
      const posted: (readonly [string, Exchange])[] = [];
      for (const time of ["first", "second", "third"]) posted.push([time, await post(body)]);
      const refused = refusals(posted);
      if (refused === "" && lacksOne(posted)) return unsent();
      return refused === ""
        ? pass(phrase("endpointFindings.repeats.fine"), { times: posted.length })
        : fail("repeat-refused", phrase("endpointFindings.repeats.refused", { refused }), { refused });
    }),
};

/** Checks that a status is accepted before the one it should follow. The platform promises no order. */
export const endpointOrder: EndpointCheck<"endpoint.order"> = {
  id: "endpoint.order",
  run: (context) =>
    whenTaken(context, async ({ post, synthetic }) => {
      const message = synthetic.messageId();
      const posted: (readonly [string, Exchange])[] = [];
      for (const status of ["read", "delivered"] as const)
        posted.push([status, await post(synthetic.status(status, message))]);
      const refused = refusals(posted);
      if (refused === "" && lacksOne(posted)) return unsent();
      return refused === ""
        ? pass(phrase("endpointFindings.order.fine"))
        : fail("disorder-refused", phrase("endpointFindings.order.refused", { refused }), { refused });
    }),
};

/** Texts of 4,096 characters, the maximum: together just under 3,000,000 bytes. */
const LARGE_BATCH = { count: 690, perChange: 69, changesPerEntry: 5, text: "Switchover test ".repeat(256) };

/** Checks that a notification near the maximum size is accepted. */
export const endpointLarge: EndpointCheck<"endpoint.large"> = {
  id: "endpoint.large",
  run: (context) =>
    whenTaken(context, async ({ post, synthetic }) => {
      const body = synthetic.batch(LARGE_BATCH);
      const exchange = await post(body);
      const facts = { bytes: body.length, answer: answerOf(exchange) };
      const values = { bytes: body.length, answer: shownAnswer(exchange) };
      if (wasTaken(exchange))
        return pass(phrase("endpointFindings.large.taken", { bytes: body.length }), facts);
      return exchange.kind === "answered" || exchange.kind === "unknown"
        ? fail("large-refused", phrase("endpointFindings.large.refused", values), facts)
        : unsent();
    }),
};

const SHAPE = { count: 1_000, perChange: 10, changesPerEntry: 10 };

/**
 * Checks that a batch of 1,000 updates in ten entries of ten changes is accepted. Whether all were processed
 * is not visible from outside: an endpoint that reads only the first entry answers 200 too.
 */
export const endpointBatch: EndpointCheck<"endpoint.batch"> = {
  id: "endpoint.batch",
  run: (context) =>
    whenTaken(context, async ({ post, synthetic }) => {
      const exchange = await post(synthetic.batch(SHAPE));
      const facts = { updates: SHAPE.count, entries: 10, changes: 100, answer: answerOf(exchange) };
      if (exchange.kind === "notSent") return unsent();
      return wasTaken(exchange)
        ? pass(phrase("endpointFindings.batch.taken", { updates: SHAPE.count }), facts)
        : fail(
            "batch-refused",
            phrase("endpointFindings.batch.refused", { answer: shownAnswer(exchange) }),
            facts,
          );
    }),
};

/** Checks that every kind of notification is accepted, including unexpected ones. */
export const endpointKinds: EndpointCheck<"endpoint.kinds"> = {
  id: "endpoint.kinds",
  run: (context) =>
    whenTaken(context, async ({ post, synthetic }) => {
      const bodies: Readonly<Record<string, string>> = {
        text: synthetic.text("Switchover test"),
        voice: synthetic.voice(),
        status: synthetic.status("delivered", synthetic.messageId()),
        unsupported: synthetic.unsupported(),
        errors: synthetic.valueErrors(),
        "unknown-field": synthetic.unknownField(),
      };
      const posted: (readonly [string, Exchange])[] = [];
      for (const [kind, body] of Object.entries(bodies)) posted.push([kind, await post(body)]);
      const refused = refusals(posted);
      const facts = { kinds: posted.length, refused };
      if (refused === "" && lacksOne(posted)) return unsent();
      if (refused === "") return pass(phrase("endpointFindings.kinds.fine", { kinds: posted.length }), facts);
      const refusal = phrase("endpointFindings.kinds.refused", { refused });
      // A field that the app is not subscribed to is never sent; the other kinds are.
      return refusals(posted.filter(([kind]) => kind !== "unknown-field")) === ""
        ? warn("kind-refused", refusal, facts)
        : fail("kind-refused", refusal, facts);
    }),
};
