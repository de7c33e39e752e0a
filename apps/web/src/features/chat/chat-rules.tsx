import "./chat-rules.css";
import type { ChatState } from "./chat-api.ts";

/** The rules of the chat and its hours. */
export function ChatRules({ state: { quiet, slow_seconds: slow, rule } }: { state: ChatState }) {
  return (
    <>
      <section>
        <h2>Rules of the pond</h2>
        {rule && <p className="chat-rules__homeroom">{rule}</p>}
        <ol className="chat-rules">
          <li>Be kind. Losing is allowed, gloating is not.</li>
          <li>No names, schools, numbers or links.</li>
          <li>Say it once.</li>
          <li>See something wrong? Report it in two clicks.</li>
        </ol>
      </section>
      <section>
        <h2>Hours</h2>
        <dl className="chat-facts">
          {quiet ? (
            <>
              <div>
                <dt>Open</dt>
                <dd>
                  {quiet.to} to {quiet.from}
                </dd>
              </div>
              <div>
                <dt>After that</dt>
                <dd>read only</dd>
              </div>
            </>
          ) : (
            <div>
              <dt>Open</dt>
              <dd>always</dd>
            </div>
          )}
          {slow > 0 && (
            <div>
              <dt>Slow mode</dt>
              <dd>every {slow} s</dd>
            </div>
          )}
        </dl>
      </section>
      <p className="muted small chat-aside__end">The site shows how many are here, never who.</p>
    </>
  );
}
