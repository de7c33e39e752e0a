import "./chat-off.css";
import { listPath } from "#lib/site/layout.ts";
import { useSite } from "#lib/site/site.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ChatPond } from "./chat-pond.tsx";

/** The page of a chat that is switched off. It says what the chat would be, and who can open it. */
export function ChatOff() {
  const { config } = useSite();
  return (
    <div className="wrap">
      <section className="chat-off">
        <ChatPond />
        <div className="chat-off__words">
          <div>
            <h1 tabIndex={-1}>Chat is switched off</h1>
            <p className="chat-off__lead">The goose has the microphone and will not say where it put it.</p>
            <p className="muted">
              An open chat has one room for everybody and one for each class. There are no private messages, pictures or
              links. Children talk in ready-made cheers.
            </p>
            <div className="chat-off__actions">
              <ButtonLink to={listPath(config)} icon="play">
                Play a class
              </ButtonLink>
              <ButtonLink to="/yt" look="outline" icon="screen">
                Watch videos
              </ButtonLink>
            </div>
          </div>
          <div>
            <h2>Who can open it</h2>
            <dl className="chat-facts">
              <div>
                <dt>Your school</dt>
                <dd>the person who runs this site</dd>
              </div>
              <div>
                <dt>Command</dt>
                <dd>
                  <kbd>quack chat on</kbd>
                </dd>
              </div>
              <div>
                <dt>Until then</dt>
                <dd>nobody can read or write</dd>
              </div>
            </dl>
            <p className="muted small">
              A word filter and a check for personal details read every message before anybody else does.
            </p>
          </div>
        </div>
      </section>
    </div>
  );
}
