import "./offline-note.css";
import { useOnline } from "#lib/page/use-online.ts";
import { Icon } from "#ui/icon.tsx";

/** A small note: the page stays usable offline. */
export function OfflineNote() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="offline-note">
          <Icon name="offline" />
          You are offline. Showing what this device has saved.
        </p>
      )}
    </div>
  );
}
