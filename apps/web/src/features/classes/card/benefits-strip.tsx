import "./benefits-strip.css";
import { createLocalStore, useLocalStore } from "#lib/device/local-store.ts";
import { useSession } from "#lib/session/session.ts";
import { IconButton } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";

const isBoolean = (value: unknown) => typeof value === "boolean";
const benefitsHidden = createLocalStore("benefits-hidden", false, isBoolean);

/** Tells visitors what an account keeps. It overlays the hero's art, so it causes no layout shift. */
export function BenefitsStrip() {
  const { status } = useSession();
  const isHidden = useLocalStore(benefitsHidden, true);
  if (status !== "signed-out" || isHidden) return null;
  return (
    <div className="benefits">
      <p>
        <Link to="/auth?mode=signup">Sign up</Link> to keep your streak, Dabloons and scores.
      </p>
      <IconButton label="Hide this note" icon="close" onClick={() => benefitsHidden.set(true)} />
    </div>
  );
}
