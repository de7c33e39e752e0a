import type { MyProfile } from "@quackademy/contract/rpc-answers.ts";
import { SuspensionNotice } from "#features/appeal/suspension-notice.tsx";
import { useQuery } from "@tanstack/react-query";
import { ProfileForm } from "#features/profile/profile-form.tsx";
import { isOnboarded, profilePath, profileQuery, useProfile } from "#features/profile-data/profile-api.ts";
import { Setting } from "#features/settings/setting.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** The profile form of the profile page, in the settings. */
export function ProfileSetting() {
  const profile = useProfile();
  const { isError, refetch } = useQuery(profileQuery);
  if (profile) return <LoadedProfile profile={profile} />;
  return (
    <Setting title="Profile">
      {isError || profile === null ? (
        <>
          <p role="alert">Your profile did not load.</p>
          <Button icon="restart" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      ) : (
        <div role="status">
          <span className="unseen">Loading your profile</span>
          <Skeleton shape="half" />
          <Skeleton />
        </div>
      )}
    </Setting>
  );
}

function LoadedProfile({ profile }: { profile: MyProfile }) {
  const about = (
    <>
      What other players see. <Link to={profilePath(profile.username)}>View your profile</Link>
    </>
  );
  return (
    <>
      {!isOnboarded(profile) && (
        <Setting title="Sign-up is not finished" about="Answer the last questions to finish it.">
          <ButtonLink to="/onboarding?next=/settings" icon="check">
            Finish signing up
          </ButtonLink>
        </Setting>
      )}
      <Setting title="Profile" about={about}>
        {profile.suspended && <SuspensionNotice suspended={profile.suspended} />}
        <ProfileForm profile={profile} />
      </Setting>
    </>
  );
}
