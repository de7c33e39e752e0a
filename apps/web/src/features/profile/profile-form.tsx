import type { MyProfile } from "@quackademy/contract/rpc-answers.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ownedIconsQuery } from "#features/profile-data/icons-api.ts";
import {
  changeIcon,
  DEFAULT_ICON,
  iconPicture,
  MAX_ABOUT,
  nameProblem,
  saveProfile,
} from "#features/profile-data/profile-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { ServerError } from "#lib/data/unwrap.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Choices } from "#ui/forms/choices.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form, type FormErrors } from "#ui/forms/form.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";

type ProfileFormProps = { profile: MyProfile; onSaved?: (saved: { username: string }) => void };

/** The form for the public profile. It keeps the typed values until the server has accepted them. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const cache = useQueryClient();
  const icons = useQuery(ownedIconsQuery).data ?? [];
  const choices = [{ id: DEFAULT_ICON, name: "House duck" }, ...icons];
  return (
    <Form
      label="Profile"
      check={({ username = "" }): FormErrors => {
        const problem = nameProblem(username.trim());
        return problem ? { username: problem } : {};
      }}
      explain={explain}
      onSubmit={async ({ username = "", user_about = "", icon = profile.icon }) => {
        const given = { username: username.trim(), user_about: user_about.trim() };
        const hasNewWords = given.username !== profile.username || given.user_about !== profile.user_about;
        const hasNewIcon = icon !== profile.icon;
        if (hasNewWords || !hasNewIcon) await saveProfile({ ...given, icon: profile.icon });
        if (hasNewIcon) await changeIcon(icon);
        await cache.invalidateQueries({ queryKey: STATE_KEYS.profile });
        onSaved?.(given);
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
            hint="3 to 25 characters: a–z, 0–9, and . _ - in between. You can change it once every seven days."
          />
          <TextArea
            {...field("user_about")}
            label="About you"
            defaultValue={profile.user_about}
            maxLength={MAX_ABOUT}
            hint="A line or two. Do not say who or where you are."
          />
          <Choices
            {...field("icon")}
            legend="Icon"
            choices={choices.map(({ id, name }) => ({
              value: id,
              label: name,
              picture: <Avatar picture={iconPicture(id)} isBig />,
            }))}
            chosen={profile.icon}
            {...(icons.length === 0 && { hint: "You can buy more in the Cache with Dabloons." })}
          />
          <OnlineButton type="submit" isBusy={isBusy} busyText="Saving…">
            Save profile
          </OnlineButton>
        </>
      )}
    </Form>
  );
}

/** Puts a refusal at its field: the name or the icon. */
function explain(error: unknown): FormErrors {
  const said = error instanceof Error ? error.message : "Something went wrong. Try again.";
  const code = error instanceof ServerError ? error.code : "";
  if (code === "23505" || code === "PT409") return { username: said };
  if (code === "PT403") return { icon: said };
  return { "": said };
}
