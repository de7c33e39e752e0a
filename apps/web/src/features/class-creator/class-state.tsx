import "./class-state.css";
import { Icon, type IconName } from "#ui/icon.tsx";
import type { ClassBuild, MyClass } from "@quackademy/contract/class-answers.ts";

type Mark = { words: string; icon: IconName; look: "live" | "bad" | "open" | "plain" };

const CLASS_MARKS: Record<MyClass["status"], Mark> = {
  draft: { words: "Draft", icon: "book", look: "open" },
  in_review: { words: "In review", icon: "clock", look: "plain" },
  listed: { words: "On the list", icon: "check", look: "live" },
  rejected: { words: "Sent back", icon: "restart", look: "bad" },
  unlisted: { words: "Off the list", icon: "eye-off", look: "plain" },
};

const BUILD_MARKS: Record<ClassBuild["status"], Mark> = {
  uploading: { words: "Not complete", icon: "download", look: "open" },
  ready: { words: "Not submitted", icon: "book", look: "open" },
  in_review: { words: "In review", icon: "clock", look: "plain" },
  approved: { words: "Approved", icon: "check", look: "plain" },
  rejected: { words: "Sent back", icon: "restart", look: "bad" },
  blocked: { words: "Blocked", icon: "lock", look: "bad" },
};

/** A state is a word with a mark. */
export function ClassMark({ status }: Pick<MyClass, "status">) {
  return <StateMark {...CLASS_MARKS[status]} />;
}

export function BuildMark({ status, isLive }: Pick<ClassBuild, "status"> & { isLive: boolean }) {
  return isLive ? (
    <StateMark words="Players see this" icon="check" look="live" />
  ) : (
    <StateMark {...BUILD_MARKS[status]} />
  );
}

function StateMark({ words, icon, look }: Mark) {
  return (
    <span className={`state-mark state-mark--${look}`}>
      <Icon name={icon} />
      {words}
    </span>
  );
}
