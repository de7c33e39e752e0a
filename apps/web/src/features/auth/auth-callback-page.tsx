import "./auth-page.css";
import { useSearchParams } from "#ui/router/router.tsx";
import { safeNext } from "#lib/session/session-next.ts";
import { useSession } from "#lib/session/session.ts";
import { usePage } from "#lib/page/use-page.ts";
import { useRedirectAfterSignIn } from "./after-sign-in.ts";
import { useCallbackSession } from "./callback-session.ts";
import { AuthFailure } from "./auth-failure.tsx";
import { FactorStep } from "./factor-step.tsx";

/** The callback page of mail links and OAuth providers. */
export default function AuthCallbackPage() {
  const [params] = useSearchParams();
  const next = safeNext(params.get("next"));
  const arrival = useCallbackSession(false);
  const { status } = useSession();
  const hasArrived = arrival.phase === "arrived";
  useRedirectAfterSignIn(next, hasArrived);
  usePage({ title: arrival.phase === "failed" ? "That did not work" : "Signing you in" });

  if (arrival.phase === "failed") return <AuthFailure why={arrival.why} backTo={{ to: "/auth", label: "Sign in" }} />;
  return (
    <div className="wrap">
      <section className="auth-solo">
        {hasArrived && status === "needs-factor" ? (
          <FactorStep />
        ) : (
          <>
            <h1 tabIndex={-1}>Signing you in</h1>
            <p className="muted" role="status">
              One moment. The goose is looking you up in the register.
            </p>
          </>
        )}
      </section>
    </div>
  );
}
