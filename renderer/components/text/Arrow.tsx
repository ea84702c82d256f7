/** An arrow between what was before and what is after, in the direction of reading. */
export function Arrow() {
  return (
    <>
      {" "}
      <span className="sw-mirrored">→</span>{" "}
    </>
  );
}
