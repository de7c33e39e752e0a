import type { MyProfile } from "@quackademy/contract/rpc-answers.ts";
import "./onboarding-page.css";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Redirect, useNavigate, useSearchParams } from "#ui/router/router.tsx";
import { postponeOnboarding } from "#features/profile-data/onboarding-postponed-api.ts";
import { profileQuery, useProfile } from "#features/profile-data/profile-api.ts";
import { safeNext, signInPath } from "#lib/session/session-next.ts";
import { useSession } from "#lib/session/session.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { usePage } from "#lib/page/use-page.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { dropDraft, keepDraft, readDraft } from "./onboarding-draft.ts";
import { AgeStep, FromStep, YouStep } from "./onboarding-forms.tsx";
import { type Step, STEPS, stepFor } from "./onboarding-steps.ts";

/** A few questions, one at a time. Each answer is saved at once, so that players can leave and resume. */
export default function OnboardingPage() {
  usePage({ title: "Welcome" });
  const { status } = useSession();
  const next = safeNext(useSearchParams()[0].get("next"));
  const profile = useProfile();
  const { isError, refetch } = useQuery({ ...profileQuery, enabled: status === "signed-in" });
  if (status === "signed-out" || status === "needs-factor") return <Redirect to={signInPath("/onboarding")} />;
  return (
    <div className="wrap">
      <div className="onboarding">
        {profile ? (
          <Questions profile={profile} next={next} />
        ) : (
          <section className="onboarding__sheet">
            <h1 tabIndex={-1}>{isError ? "Your profile did not load" : "Welcome"}</h1>
            {isError ? (
              <Button icon="restart" onClick={() => void refetch()}>
                Try again
              </Button>
            ) : (
              <div role="status">
                <span className="unseen">Loading your profile</span>
                <Skeleton />
                <Skeleton shape="half" />
              </div>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

function Questions({ profile, next }: { profile: MyProfile; next: string }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const userId = profile.user_id;
  const [draft, setDraft] = useState(() => readDraft(userId));
  const step = stepFor(params.get("step"), profile, draft.isNamed ?? false);
  const at = STEPS.indexOf(step);

  const keep = (more: typeof draft) => {
    keepDraft(userId, more);
    setDraft((before) => ({ ...before, ...more }));
  };
  const open = (wanted: Step) => {
    const query = new URLSearchParams(params);
    query.set("step", wanted);
    void navigate(`/onboarding?${query}`);
  };
  const goOn = async (wanted: Step) => {
    await cache.invalidateQueries({ queryKey: STATE_KEYS.profile });
    open(wanted);
  };
  const finish = async () => {
    dropDraft();
    await cache.invalidateQueries({ queryKey: STATE_KEYS.profile });
    await navigate(next, { replace: true });
  };

  return (
    <>
      <div className="onboarding__head">
        <StepMarks at={at} />
        <Link className="text-link" to={next} onClick={() => postponeOnboarding(userId)}>
          Finish later
        </Link>
      </div>
      <section className="onboarding__sheet" key={step}>
        {step === "you" && (
          <YouStep
            profile={profile}
            draft={draft}
            onDraft={keep}
            onDone={() => {
              keep({ isNamed: true });
              return goOn(profile.age_band === null ? "age" : "from");
            }}
          />
        )}
        {step === "age" && <AgeStep profile={profile} onBack={() => open("you")} onDone={() => goOn("from")} />}
        {step === "from" && <FromStep draft={draft} onDraft={keep} onBack={() => open("age")} onDone={finish} />}
      </section>
    </>
  );
}

function StepMarks({ at }: { at: number }) {
  const markOf = (place: number) => (place === at ? "here" : place < at ? "done" : "ahead");
  return (
    <p className="onboarding__steps">
      <span className="unseen">
        Step {at + 1} of {STEPS.length}
      </span>
      {STEPS.map((step, place) => (
        <span key={step} className={`onboarding__step onboarding__step--${markOf(place)}`} aria-hidden="true">
          {place + 1}
        </span>
      ))}
    </p>
  );
}
