import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ownedIconsQuery } from "#features/profile-data/icons-api.ts";
import {
  changeIcon,
  DEFAULT_ICON,
  iconPicture,
  MAX_ABOUT,
  type MyProfile,
  nameProblem,
  profileQuery,
  saveProfile,
  useProfile,
} from "#features/profile-data/profile-api.ts";
import { OnlineButton } from "#lib/online-button.tsx";
import { STATE_KEYS } from "#lib/state-keys.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Choices } from "#ui/choices.tsx";
import { Field } from "#ui/field.tsx";
import { Form, type FormErrors } from "#ui/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Setting } from "./setting.tsx";

export function ProfileSetting() {
  const profile = useProfile();
  const { isError, refetch } = useQuery(profileQuery);
  if (profile) return <ProfileForms profile={profile} />;
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

const sayMessage = (error: unknown) => (error instanceof Error ? error.message : "Something went wrong. Try again.");

function ProfileForms({ profile }: { profile: MyProfile }) {
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: STATE_KEYS.profile });
  return (
    <>
      {profile.where_from === null && (
        <Setting title="You are not quite done" about="A few questions from the first day are still open.">
          <ButtonLink to="/onboarding?next=/settings" icon="check">
            Finish signing up
          </ButtonLink>
        </Setting>
      )}
      <Setting title="Profile" about="What others see of you.">
        {profile.suspended && (
          <p className="setting__notice">
            <Icon name="alert" />
            This account is suspended: {profile.suspended.reason}
          </p>
        )}
        <Form
          label="Profile"
          check={({ username = "" }): FormErrors => {
            const problem = nameProblem(username.trim());
            return problem ? { username: problem } : {};
          }}
          explain={(error) => ({ username: sayMessage(error) })}
          onSubmit={async ({ username = "", user_about = "" }) => {
            await saveProfile({ username: username.trim(), user_about: user_about.trim(), icon: profile.icon });
            await reload();
          }}
        >
          {({ field, isBusy }) => (
            <>
              <Field
                {...field("username")}
                label="Name"
                icon="person"
                defaultValue={profile.username}
                autoComplete="nickname"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={25}
                hint="Can be changed once in seven days."
              />
              <Field
                {...field("user_about")}
                label="About you"
                defaultValue={profile.user_about}
                autoComplete="off"
                maxLength={MAX_ABOUT}
                hint="A line or two. Nothing that tells who or where you are."
              />
              <OnlineButton type="submit" isBusy={isBusy} busyText="Saving…">
                Save profile
              </OnlineButton>
            </>
          )}
        </Form>
      </Setting>
      <IconSetting profile={profile} onChanged={reload} />
    </>
  );
}

function IconSetting({ profile, onChanged }: { profile: MyProfile; onChanged: () => Promise<void> }) {
  const icons = useQuery(ownedIconsQuery).data ?? [];
  const choices = [{ id: DEFAULT_ICON, name: "House duck" }, ...icons];
  return (
    <Setting title="Icon" {...(icons.length === 0 && { about: "More of them can be had in the Cache, for Dabloons." })}>
      <Form
        label="Icon"
        explain={(error) => ({ "": sayMessage(error) })}
        onSubmit={async ({ icon = DEFAULT_ICON }) => {
          if (icon !== profile.icon) await changeIcon(icon);
          await onChanged();
        }}
      >
        {({ field, isBusy }) => (
          <>
            <Choices
              {...field("icon")}
              legend="Icon"
              hideLegend
              choices={choices.map(({ id, name }) => ({
                value: id,
                label: name,
                picture: <Avatar picture={iconPicture(id)} isBig />,
              }))}
              chosen={profile.icon}
            />
            {icons.length > 0 && (
              <OnlineButton type="submit" look="outline" isBusy={isBusy} busyText="Changing…">
                Wear this icon
              </OnlineButton>
            )}
          </>
        )}
      </Form>
    </Setting>
  );
}
