import "./offline-note.css";
import { useOnline } from "#lib/page/use-online.ts";
import { Icon } from "#ui/icon.tsx";

/** Calm and out of the way: what is on screen stays usable. */
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
