import "./toaster.css";
import { cssTransition, toast, ToastContainer } from "react-toastify/unstyled";
import { Icon, type IconName } from "#ui/icon.tsx";
import { RecentNotices } from "./recent-notices.tsx";
import { rememberToast } from "./recent-toasts.ts";

const AUTO_CLOSE_MS = 5000;
const DISMISS_DRAG_PERCENT = 80;
const ICONS: Record<string, IconName> = { success: "check", info: "info", error: "alert" };

const rise = cssTransition({ enter: "toast-enter", exit: "toast-exit", collapseDuration: 120 });

export default function Toaster() {
  return (
    <>
      <RecentNotices />
      <ToastContainer
        position="top-right"
        autoClose={AUTO_CLOSE_MS}
        draggable
        draggablePercent={DISMISS_DRAG_PERCENT}
        closeOnClick={false}
        transition={rise}
        icon={ToastIcon}
      />
    </>
  );
}

function ToastIcon({ type }: { type: string }) {
  return <Icon name={ICONS[type] ?? "info"} />;
}

/** A notice with the same text is shown only once at a time. */
export function showToast({ kind, text }: { kind: "success" | "info" | "error"; text: string }): void {
  rememberToast(text);
  toast[kind](text, { toastId: `${kind}:${text}` });
}
