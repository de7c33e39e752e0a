import "./chat-off.css";
import { signInPath } from "#lib/session/session-next.ts";
import { useLocation } from "#ui/router/router.tsx";
import { ButtonLink } from "#ui/button.tsx";
import type { ChatState } from "./chat-api.ts";
import { ChatPond } from "./chat-pond.tsx";

type Closed = { title: string; words: string; to: string; action: string };

type ChatClosedProps = {
  why: ChatState["why"];
  needsFactor: boolean;
  /** The room is a homeroom's, and the viewer is signed in. */
  isHomeroom: boolean;
};

/** Tells a viewer who may not read what to do about it. */
export function ChatClosed({ why, needsFactor, isHomeroom }: ChatClosedProps) {
  const { pathname, search } = useLocation();
  const reason = needsFactor ? "second-factor" : why;
  const isOfRoom = isHomeroom && reason !== "suspended" && reason !== "second-factor";
  const { title, words, to, action } = isOfRoom ? HOMEROOM : closedBy(reason, pathname + search);
  return (
    <div className="wrap">
      <section className="chat-off">
        <ChatPond isOpen />
        <div className="chat-off__words chat-off__words--one">
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            <p className="muted">{words}</p>
            <div className="chat-off__actions">
              <ButtonLink to={to}>{action}</ButtonLink>
            </div>
          </div>
        </div>
      </section>
    </div>
  );
}

/** Outsiders read the same, so that nobody learns which homerooms exist. */
const HOMEROOM: Closed = {
  title: "This chat is closed",
  words: "Your teacher has switched it off, or you are not in this homeroom.",
  to: "/homeroom",
  action: "Go to your homeroom",
};

function closedBy(why: ChatState["why"], here: string): Closed {
  if (why === "suspended")
    return {
      title: "Your account is suspended",
      words: "You cannot read the chat until the suspension ends. The reason and the appeal are in your settings.",
      to: "/settings",
      action: "Open settings",
    };
  if (why === "second-factor")
    return {
      title: "One step is missing",
      words: "Finish signing in with your second factor to read the chat.",
      to: signInPath(here),
      action: "Finish sign-in",
    };
  if (why === "room-closed")
    return {
      title: "This room is closed",
      words: "A moderator closed it. The room for everybody may still be open.",
      to: "/chad",
      action: "Go to the global room",
    };
  return {
    title: "Sign in to read the chat",
    words: "One room for everybody and one for each class. No private messages, no pictures, no links.",
    to: signInPath(here),
    action: "Sign in",
  };
}
