import { lazy, Suspense } from "react";
import { usePage } from "#lib/page/use-page.ts";
import { signInPath } from "#lib/session/session-next.ts";
import { useSession } from "#lib/session/session.ts";
import { useLocation } from "#ui/router/router.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { CreatorIntro } from "./creator-intro.tsx";

const CreatorClasses = lazy(async () => ({ default: (await import("./creator-classes.tsx")).CreatorClasses }));

/** The server renders the introduction for everybody; players get their classes when the session is known. */
export default function ClassCreatorPage() {
  usePage({ title: "Class creator" });
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === "signed-in") {
    return (
      <Suspense fallback={<CreatorIntro />}>
        <CreatorClasses />
      </Suspense>
    );
  }
  return (
    <CreatorIntro why="To make a class you need an account.">
      <ButtonLink to={signInPath(status === "unknown" ? pathname : pathname + search)}>Sign in</ButtonLink>
    </CreatorIntro>
  );
}
